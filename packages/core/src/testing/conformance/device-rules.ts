import { logIn } from '../../account/account.contract.ts'
import { changePassword } from '../../account/password.contract.ts'
import { endDevice, endOtherDevices, listDevices } from '../../devices/devices.contract.ts'
import { createGateway } from '../../gateway/create-gateway.ts'
import type { Gateway } from '../../gateway/client.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

const NOT_FOUND = { code: 'DEVICE_NOT_FOUND', status: 404 }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const list = (gateway: Gateway) => gateway.send(listDevices, {})
const end = (gateway: Gateway, id: string) => gateway.send(endDevice, { params: { id } })

/** A member with a browser, and with another one that may log in. */
async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  const { email, user } = await join(visitor)
  const { url, otherFetch } = visitor.under
  const other = createGateway({ url, locale: 'en_US', fetch: otherFetch })
  return {
    ...visitor,
    email,
    user,
    other,
    enterOther: () => other.send(logIn, { body: { email, password: PASSWORD } }),
  }
}

/** Rules of where members are logged in. */
export const describeDevices: DescribeRules = (open, { describe, test, expect }) => {
  describe('a member’s browser', () => {
    test('is listed by its names, the one that asks first', async () => {
      const { gateway, raw, email, enterOther } = await visitAsMember(open)
      const [own, ...none] = await list(gateway)
      expect(own?.isCurrent).toBe(true)
      expect(none).toEqual([])
      await raw(['POST', '/user/login'], {
        body: { email, password: PASSWORD },
        headers: { 'User-Agent': FIREFOX },
      })
      await enterOther()
      const both = await list(gateway)
      expect(both.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
      expect(both[0]).toMatchObject({ browser: 'Firefox', system: 'Linux' })
      // A new login takes the place of the session that its browser had.
      expect(both.some(({ id }) => id === own?.id)).toBe(false)
    })

    test('is a visitor’s with its next request, once another one has ended it', async () => {
      const { gateway, other, user, enterOther } = await visitAsMember(open)
      await enterOther()
      const [, ended] = await list(gateway)
      expect((await end(gateway, ended?.id ?? '')).length).toBe(1)
      expect((await rejectionOf(list(other))).status).toBe(401)
      expect(await other.send(whoAmI, { query: {} })).toBe(null)
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
      expect(await rejectionOf(end(gateway, ended?.id ?? ''))).toMatchObject(NOT_FOUND)
    })

    test('stays where all others are ended', async () => {
      const { gateway, other, enterOther } = await visitAsMember(open)
      await enterOther()
      const [own, ...others] = await other.send(endOtherDevices, {})
      expect(own?.isCurrent).toBe(true)
      expect(others).toEqual([])
      expect((await rejectionOf(list(gateway))).status).toBe(401)
      expect((await list(other)).length).toBe(1)
    })

    test('is ended by a change of the password in another one', async () => {
      const { gateway, other, enterOther } = await visitAsMember(open)
      await enterOther()
      await gateway.send(changePassword, {
        body: { currentPassword: PASSWORD, password: 'quite another one' },
      })
      expect((await list(gateway)).length).toBe(1)
      expect((await rejectionOf(list(other))).status).toBe(401)
    })

    test('is not ended by another member, nor by itself', async () => {
      const { gateway, other } = await visitAsMember(open)
      await join({ gateway: other })
      const [own] = await list(gateway)
      const [foreign] = await list(other)
      for (const id of [own?.id ?? '', foreign?.id ?? '', 'none'])
        expect(await rejectionOf(end(gateway, id))).toMatchObject(NOT_FOUND)
      await gateway.send(endOtherDevices, {})
      expect(await list(other)).toMatchObject([{ id: foreign?.id, isCurrent: true }])
      expect((await list(gateway)).length).toBe(1)
    })

    test('is no guest’s', async () => {
      const { gateway } = await visitAsGuest(open)
      const none = { code: 'UNAUTHORIZED', status: 403 }
      expect(await rejectionOf(list(gateway))).toMatchObject(none)
      expect(await rejectionOf(gateway.send(endOtherDevices, {}))).toMatchObject(none)
    })
  })
}
