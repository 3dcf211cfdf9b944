import { logIn, logOut, register } from '../../account/account.contract.ts'
import { createGuest, refreshToken, whoAmI } from '../../session/session.contract.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** A password of the least length. */
export const PASSWORD = 'twelve chars'

/** An e-mail address that nobody has yet. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.com`

/** Makes an account whose name is `June in Hudson` and whose password is {@link PASSWORD}. */
export async function join(
  { gateway }: Pick<Visitor, 'gateway'>,
  { email = newEmail(), screenName = 'June in Hudson' } = {},
) {
  const form = { screenName, email, password: PASSWORD, newsletter: false }
  return { email, ...(await gateway.send(register, { body: form })) }
}

async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  return { ...visitor, joined: await join(visitor) }
}

/** Rules of accounts: making one, logging in and logging out. */
export const describeAccounts: DescribeRules = (open, { describe, test, expect }) => {
  describe('an account', () => {
    test('is made with a session, and its member is as named', async () => {
      const { gateway } = await visit(open)
      const { user, savedForLater } = await gateway.send(register, {
        body: {
          screenName: '  June in  Hudson ',
          email: newEmail(),
          password: PASSWORD,
          newsletter: true,
          country: 'DE',
          measurement: 'imperial',
        },
      })
      expect(user).toMatchObject({
        type: 'member',
        screenName: 'June in Hudson',
        newsletter: true,
        guestCartId: null,
        preferences: { country: 'DE', currency: 'EUR', measurement: 'imperial' },
      })
      expect(savedForLater).toBe(0)
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
      await gateway.send(refreshToken, {})
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
    })

    test('is not made of wrong fields, each of which has its error', async () => {
      const { raw } = await visit(open)
      const ask = async (change: object) => {
        const body = { screen_name: 'June', email: newEmail(), password: PASSWORD, ...change }
        const { status, errors } = await raw(['POST', '/user/register'], { body })
        return [status, ...errors.map(({ code, field, message }) => [code, field, message])]
      }
      const blank = 'FIELD_CANNOT_BE_BLANK'
      const invalid = 'FIELD_VALUE_INVALID'
      expect(await ask({ screen_name: ' ', email: '', password: '' })).toEqual([
        400,
        [blank, 'screen_name', 'required'],
        [blank, 'email', 'required'],
        [blank, 'password', 'required'],
      ])
      for (const email of ['plainaddress', 'a b@c.test', 'ａ@ｃ.test', 'a@-c.test'])
        expect(await ask({ email })).toEqual([400, [invalid, 'email', 'provide email']])
      for (const email of ['a\u0000@c.test', 'a@c.test\r\nBcc: x@evil.test'])
        expect(await ask({ email })).toEqual([400, [invalid, 'email', undefined]])
      expect(await ask({ password: 'eleven char' })).toEqual([
        400,
        [invalid, 'password', 'too_short'],
      ])
      expect(await ask({ password: 'x'.repeat(129) })).toEqual([
        400,
        [invalid, 'password', 'too_long'],
      ])
      const email = 'june.of.hudson@example.com'
      for (const password of ['aaaaaaaaaaaa', email.toUpperCase(), 'june.of.hudson'])
        expect(await ask({ email, password })).toEqual([400, [invalid, 'password', 'guessable']])
      expect(await ask({ screen_name: 'June of Hudson', password: 'june of hudson' })).toEqual([
        400,
        [invalid, 'password', 'guessable'],
      ])
      expect(await ask({ screen_name: 'x'.repeat(61) })).toEqual([
        400,
        [invalid, 'screen_name', 'too_long'],
      ])
      expect(await ask({ country: 'XX' })).toEqual([400, [invalid, 'country', undefined]])
      for (const field of ['guest', 'pro', 'design_owner', 'id', 'password_hash'])
        expect(await ask({ [field]: true })).toEqual([
          400,
          ['FIELD_NAME_INVALID_OR_INEDITABLE', field, undefined],
        ])
    })

    test('has an e-mail address that no other has, in whatever letters', async () => {
      const visitor = await visit(open)
      const { email } = await join(visitor)
      const taken = { code: 'NOT_UNIQUE_EMAIL_ADDRESS', field: 'email', status: 400 }
      for (const same of [email, email.toUpperCase(), ` ${email}`])
        expect(await rejectionOf(join(visitor, { email: same }))).toMatchObject(taken)
    })
  })

  describe('a login', () => {
    test('opens the session of the account, in whatever letters its address is typed', async () => {
      const { gateway, joined } = await visitAsMember(open)
      for (const email of [joined.email, joined.email.toUpperCase(), ` ${joined.email} `]) {
        await gateway.send(logOut, { body: {} })
        const { user } = await gateway.send(logIn, { body: { email, password: PASSWORD } })
        expect(user).toEqual(joined.user)
        expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
      }
    })

    test('is rejected in one way for a wrong password and for an unknown address', async () => {
      const { gateway, joined } = await visitAsMember(open)
      await gateway.send(logOut, { body: {} })
      const wrong = { code: 'EMAIL_OR_PASSWORD_INVALID', field: 'password', status: 400 }
      const ask = (email: string, password: string) =>
        rejectionOf(gateway.send(logIn, { body: { email, password } }))
      expect(await ask(joined.email, 'not the password')).toMatchObject(wrong)
      expect(await ask(newEmail(), PASSWORD)).toMatchObject(wrong)
      expect(await ask(joined.email, 'x')).toMatchObject(wrong)
      expect(await gateway.send(whoAmI, { query: {} })).toBe(null)
      expect(await ask('', '')).toMatchObject({
        all: [
          { code: 'FIELD_CANNOT_BE_BLANK', field: 'email' },
          { code: 'FIELD_CANNOT_BE_BLANK', field: 'password' },
        ],
      })
    })
  })

  describe('a logout', () => {
    test('ends the member’s session, and may be repeated', async () => {
      const { gateway } = await visitAsMember(open)
      await gateway.send(logOut, { body: {} })
      expect(await gateway.send(whoAmI, { query: {} })).toBe(null)
      await gateway.send(logOut, { body: {} })
    })

    test('on an old page leaves a guest the cart', async () => {
      const { gateway } = await visitAsGuest(open)
      const guest = await gateway.send(whoAmI, { query: {} })
      await gateway.send(logOut, { body: {} })
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(guest)
    })

    test('is followed by a guest of their own', async () => {
      const { gateway, joined } = await visitAsMember(open)
      await gateway.send(logOut, { body: {} })
      const { user } = await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(user.type).toBe('guest')
      expect(user.id === joined.user.id).toBe(false)
    })
  })
}
