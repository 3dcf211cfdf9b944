import { logIn, logOut } from '../../account/account.contract.ts'
import {
  askForPassword,
  changePassword,
  checkPasswordLink,
  setPassword,
} from '../../account/password.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { join, newEmail, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

const NEW_PASSWORD = 'quite another one'
const WRONG = {
  code: 'FIELD_VALUE_INVALID',
  field: 'current_password',
  message: 'wrong',
  status: 400,
}
const LINK_OVER = { code: 'FIELD_VALUE_INVALID', field: 'token', status: 400 }

/** A member who has logged out and cannot log in any more. */
async function forget(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway, under } = visitor
  const { email, user } = await join(visitor)
  await gateway.send(logOut, { body: {} })
  return {
    ...visitor,
    email,
    user,
    ask: (address = email, next?: string) =>
      gateway.send(askForPassword, { body: { email: address, next } }),
    token: async () => (await under.passwordToken(email)) ?? '',
    set: (token: string, password = NEW_PASSWORD) =>
      gateway.send(setPassword, { body: { token, password } }),
    check: (token: string) => gateway.send(checkPasswordLink, { body: { token } }),
    enter: (password: string) => gateway.send(logIn, { body: { email, password } }),
  }
}

/** A member who changes the password by the current one. */
async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  const { email, user } = await join(visitor)
  const { gateway, under } = visitor
  return {
    ...visitor,
    email,
    user,
    change: (currentPassword: string, password = NEW_PASSWORD) =>
      gateway.send(changePassword, { body: { currentPassword, password } }),
    enter: (password: string) => gateway.send(logIn, { body: { email, password } }),
    link: async () => {
      await gateway.send(askForPassword, { body: { email } })
      return (await under.passwordToken(email)) ?? ''
    },
  }
}

/** Rules of a new password, by mail and by the current one. */
export const describePasswords: DescribeRules = (open, { describe, test, expect }) => {
  describe('a new password by mail', () => {
    test('takes the place of the old one, once for one link', async () => {
      const { gateway, user, email, ask, token, check, set, enter } = await forget(open)
      await ask(email, '/en/checkout')
      const link = await token()
      // To look at the link does not use it up.
      expect(await check(link)).toBe(undefined)
      expect(await check(link)).toBe(undefined)
      await set(link)
      expect(await rejectionOf(check(link))).toMatchObject(LINK_OVER)
      // Setting it opens no session.
      expect(await gateway.send(whoAmI, { query: {} })).toBe(null)
      // An answer that was lost is asked for again; another password is another request.
      await set(link)
      expect(await rejectionOf(set(link, 'and another one'))).toMatchObject(LINK_OVER)
      expect(await rejectionOf(enter(PASSWORD))).toMatchObject({
        code: 'EMAIL_OR_PASSWORD_INVALID',
      })
      expect((await enter(NEW_PASSWORD)).user).toEqual(user)
    })

    test('makes every other link useless', async () => {
      const { ask, email, token, check, set } = await forget(open)
      await ask(` ${email.toUpperCase()} `)
      const first = await token()
      await ask()
      const second = await token()
      expect(first === second).toBe(false)
      await set(first)
      for (const over of [check(second), set(second)])
        expect(await rejectionOf(over)).toMatchObject(LINK_OVER)
    })

    test('is answered alike for an address without an account, which gets no mail', async () => {
      const { ask, under } = await forget(open)
      const nobody = newEmail()
      expect(await ask(nobody)).toBe(undefined)
      expect(await under.passwordToken(nobody)).toBe(undefined)
    })

    test('is not set by a token that was guessed, and a bad one uses no link up', async () => {
      const { ask, token, check, set, enter, raw } = await forget(open)
      await ask()
      const link = await token()
      for (const guess of ['', 'x', `${link}x`, link.slice(1), 'x'.repeat(400)])
        for (const over of [check(guess), set(guess)])
          expect(await rejectionOf(over)).toMatchObject(LINK_OVER)
      for (const [password, message] of [
        ['eleven char', 'too_short'],
        ['x'.repeat(129), 'too_long'],
      ])
        expect(await rejectionOf(set(link, password))).toMatchObject({
          field: 'password',
          message,
        })
      expect(await rejectionOf(set(link, ''))).toMatchObject({ code: 'FIELD_CANNOT_BE_BLANK' })
      const body = { token: link, password: NEW_PASSWORD, user_id: 'x' }
      expect((await raw(['PUT', '/user/password'], { body })).errors).toMatchObject([
        { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'user_id' },
      ])
      await enter(PASSWORD)
      await set(link)
    })

    test('is not the member’s own address or name, and such a try uses no link up', async () => {
      const { ask, email, token, set, enter } = await forget(open)
      await ask()
      const link = await token()
      for (const own of [email, email.split('@', 1).join(''), 'JUNE in Hudson', '121212121212'])
        expect(await rejectionOf(set(link, own))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'password',
          message: 'guessable',
        })
      await set(link)
      await enter(NEW_PASSWORD)
    })

    test('is asked for by an e-mail address alone', async () => {
      const { ask } = await forget(open)
      expect(await rejectionOf(ask(' '))).toMatchObject({
        code: 'FIELD_CANNOT_BE_BLANK',
        field: 'email',
      })
      expect(await rejectionOf(ask('plainaddress'))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'email',
      })
    })
  })

  describe('a password that its member knows', () => {
    test('is changed, and the session of the change stays', async () => {
      const { gateway, user, change, enter } = await visitAsMember(open)
      expect(await change(PASSWORD)).toBe(undefined)
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
      await gateway.send(logOut, { body: {} })
      expect(await rejectionOf(enter(PASSWORD))).toMatchObject({
        code: 'EMAIL_OR_PASSWORD_INVALID',
      })
      expect((await enter(NEW_PASSWORD)).user).toEqual(user)
    })

    test('is changed once by a request that is sent twice', async () => {
      const { change } = await visitAsMember(open)
      // Without a change, the current password as the new one is no way around it.
      expect(await rejectionOf(change('not the password', PASSWORD))).toMatchObject(WRONG)
      await change(PASSWORD)
      await change(PASSWORD)
      expect(await rejectionOf(change(PASSWORD, 'and another one'))).toMatchObject(WRONG)
    })

    test('stays where the current one or the new one is wrong', async () => {
      const { gateway, email, change, enter, raw } = await visitAsMember(open)
      expect(await rejectionOf(change('not the password'))).toMatchObject(WRONG)
      expect(await rejectionOf(change('', 'short'))).toMatchObject({
        all: [
          { code: 'FIELD_CANNOT_BE_BLANK', field: 'current_password' },
          { code: 'FIELD_VALUE_INVALID', field: 'password', message: 'too_short' },
        ],
      })
      for (const [password, message] of [
        ['x'.repeat(129), 'too_long'],
        [PASSWORD, 'unchanged'],
        [email, 'guessable'],
        ['june in hudson', 'guessable'],
      ])
        expect(await rejectionOf(change(PASSWORD, password))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'password',
          message,
        })
      const body = { current_password: PASSWORD, password: NEW_PASSWORD, email: 'a@c.test' }
      expect((await raw(['PUT', '/user/me/password'], { body })).errors).toMatchObject([
        { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'email' },
      ])
      await gateway.send(logOut, { body: {} })
      await enter(PASSWORD)
    })

    test('makes the links useless that were mailed before', async () => {
      const { gateway, change, link } = await visitAsMember(open)
      const token = await link()
      await change(PASSWORD)
      expect(await rejectionOf(gateway.send(checkPasswordLink, { body: { token } }))).toMatchObject(
        LINK_OVER,
      )
    })

    test('is a member’s alone', async () => {
      const { gateway } = await visitAsGuest(open)
      const body = { currentPassword: PASSWORD, password: NEW_PASSWORD }
      expect(await rejectionOf(gateway.send(changePassword, { body }))).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 403,
      })
    })
  })
}
