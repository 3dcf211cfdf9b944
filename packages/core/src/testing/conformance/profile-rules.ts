import { logIn, logOut } from '../../account/account.contract.ts'
import { getMe, patchMe } from '../../account/profile.contract.ts'
import type { ProfileChange } from '../../account/profile.contract.ts'
import { addAddress } from '../../addresses/addresses.contract.ts'
import { readUserStats } from '../../account/read-user-stats.ts'
import { setSpoondollars } from '../../credit/credit.contract.ts'
import { addReviewPhoto } from '../../reviews/review-photos.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { join, newEmail, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  const { email, user } = await join(visitor)
  const change = (body: ProfileChange) => visitor.gateway.send(patchMe, { body })
  return { ...visitor, email, user, change }
}

/** Rules of a member's profile and of the numbers of an account. */
export const describeProfiles: DescribeRules = (open, { describe, test, expect }) => {
  describe('a profile', () => {
    test('is its session’s own user', async () => {
      const { gateway, user } = await visitAsMember(open)
      expect(await gateway.send(getMe, { query: {} })).toEqual(user)
      const guest = await visitAsGuest(open)
      const known = await guest.gateway.send(whoAmI, { query: {} })
      expect(await guest.gateway.send(getMe, { query: {} })).toEqual(known)
      const nobody = await visit(open)
      expect(await rejectionOf(nobody.gateway.send(getMe, { query: {} }))).toMatchObject({
        code: 'EXPIRED_SESSION',
        status: 401,
      })
    })

    test('rejects a guest in calls of members, whatever else is wrong with the request', async () => {
      const guest = await visitAsGuest(open)
      for (const { method, path } of [patchMe, addAddress, addReviewPhoto, setSpoondollars]) {
        const sent = { body: { nonsense: true }, headers: { 'If-Match': 'none' } }
        const { status, errors } = await guest.raw([method, path], sent)
        expect([path, status, errors]).toEqual([path, 403, [{ code: 'UNAUTHORIZED' }]])
      }
    })

    test('changes in what is named, and stays as it is in the rest', async () => {
      const { gateway, user, change } = await visitAsMember(open)
      const changed = await change({
        screenName: '  June  of  Harrow ',
        newsletter: true,
        preferences: { country: 'DE', currency: 'EUR', measurement: 'metric', locale: 'de_DE' },
      })
      expect(changed).toEqual({
        ...user,
        screenName: 'June of Harrow',
        newsletter: true,
        preferences: {
          ...user.preferences,
          country: 'DE',
          currency: 'EUR',
          measurement: 'metric',
          locale: 'de_DE',
        },
      })
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(changed)
      expect(await change({})).toEqual(changed)
      expect((await change({ preferences: { adultContent: true } })).preferences).toMatchObject({
        adultContent: true,
        country: 'DE',
      })
    })

    test('has another e-mail address by its current password alone', async () => {
      const { gateway, email, change } = await visitAsMember(open)
      const next = newEmail()
      const wrong = { field: 'current_password', status: 400 }
      expect(await rejectionOf(change({ email: next }))).toMatchObject({
        ...wrong,
        code: 'FIELD_CANNOT_BE_BLANK',
      })
      expect(
        await rejectionOf(change({ email: next, currentPassword: 'not the password' })),
      ).toMatchObject({ ...wrong, code: 'FIELD_VALUE_INVALID', message: 'wrong' })
      // The same address in other letters is no change.
      expect((await change({ email: ` ${email.toUpperCase()}` })).email).toBe(email)
      const changed = await change({ email: next.toUpperCase(), currentPassword: PASSWORD })
      expect(changed.email).toBe(next)
      await gateway.send(logOut, { body: {} })
      const enter = (address: string) =>
        gateway.send(logIn, { body: { email: address, password: PASSWORD } })
      expect(await rejectionOf(enter(email))).toMatchObject({ code: 'EMAIL_OR_PASSWORD_INVALID' })
      expect((await enter(next)).user).toEqual(changed)
    })

    test('cannot have the address of another member', async () => {
      const visitor = await visitAsMember(open)
      const { email, gateway, change } = visitor
      await gateway.send(logOut, { body: {} })
      await join(visitor)
      expect(
        await rejectionOf(change({ email: ` ${email}`, currentPassword: PASSWORD })),
      ).toMatchObject({ code: 'NOT_UNIQUE_EMAIL_ADDRESS', field: 'email', status: 400 })
    })

    test('changes wholly or not at all, and each wrong field has its error', async () => {
      const { gateway, user, raw } = await visitAsMember(open)
      const ask = async (body: object) => {
        const { status, errors } = await raw(['PATCH', '/user/me'], { body })
        return [status, ...errors.map(({ code, field }) => [code, field])]
      }
      expect(await ask({ screen_name: ' ', email: 'x', newsletter_opt_in: true })).toEqual([
        400,
        ['FIELD_CANNOT_BE_BLANK', 'screen_name'],
        ['FIELD_VALUE_INVALID', 'email'],
        ['FIELD_CANNOT_BE_BLANK', 'current_password'],
      ])
      expect(await ask({ screen_name: 'June', preferences: { currency: 'BTC' } })).toEqual([
        400,
        ['CURRENCY_INVALID', 'preferences.currency'],
      ])
      expect(await ask({ screen_name: 'June', preferences: { country: 'XX' } })).toEqual([
        400,
        ['FIELD_VALUE_INVALID', 'preferences.country'],
      ])
      for (const field of ['guest', 'pro', 'design_owner', 'id', 'stay_legacy_user', 'password'])
        expect(await ask({ [field]: true })).toEqual([
          400,
          ['FIELD_NAME_INVALID_OR_INEDITABLE', field],
        ])
      expect(await gateway.send(getMe, { query: {} })).toEqual(user)
    })

    test('is a member’s alone', async () => {
      const { gateway } = await visitAsGuest(open)
      const change = gateway.send(patchMe, { body: { screenName: 'June' } })
      expect(await rejectionOf(change)).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    })
  })

  describe('the numbers of an account', () => {
    test('are its own user’s, by the session or by its cookie', async () => {
      const { gateway, user, under } = await visitAsMember(open)
      const stats = await readUserStats(gateway, user.id)
      expect(stats.orders).toBe(0)
      expect(Number.isNaN(Date.parse(stats.memberSince ?? ''))).toBe(false)
      expect(await readUserStats(gateway, user.id, under.accessCookie())).toEqual(stats)
      const guest = await visitAsGuest(open)
      const { id = '' } = (await guest.gateway.send(whoAmI, { query: {} })) ?? {}
      expect(await readUserStats(guest.gateway, id)).toEqual({ memberSince: null, orders: 0 })
    })

    test('are nobody else’s', async () => {
      const { user, gateway, under } = await visitAsMember(open)
      const other = await visitAsMember(open)
      const none = { code: 'USER_NOT_FOUND', status: 404 }
      for (const id of ['2', 'x'.repeat(21), other.user.id])
        if (id !== user.id) {
          expect(await rejectionOf(readUserStats(gateway, id))).toMatchObject(none)
          const byCookie = readUserStats(gateway, id, under.accessCookie())
          expect(await rejectionOf(byCookie)).toMatchObject(none)
        }
      for (const cookie of ['a-cookie', `${under.accessCookie()}x`])
        expect(await rejectionOf(readUserStats(gateway, user.id, cookie))).toMatchObject(none)
    })
  })
}
