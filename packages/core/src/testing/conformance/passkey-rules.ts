import { logOut } from '../../account/account.contract.ts'
import { logInByPasskey, openPasskeyLogIn } from '../../passkey/log-in.contract.ts'
import {
  addPasskey,
  listPasskeys,
  openPasskey,
  removePasskey,
  renamePasskey,
} from '../../passkey/passkeys.contract.ts'
import type { PasskeyAnswer } from '../../passkey/passkeys.contract.ts'
import { createGuest, whoAmI } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

const INVALID = { code: 'PASSKEY_INVALID', status: 400 }

/** The calls of one browser, which holds the passkeys that it has made. */
async function browse(open: OpenGateway) {
  const visitor = await visit(open)
  const { gateway, under } = visitor
  const begin = (name = 'Laptop', currentPassword = PASSWORD) =>
    gateway.send(openPasskey, { body: { name, currentPassword } })
  const save = (passkey: PasskeyAnswer, name = 'Laptop') =>
    gateway.send(addPasskey, { body: { name, passkey } })
  const enter = (passkey: PasskeyAnswer) => gateway.send(logInByPasskey, { body: { passkey } })
  return {
    ...visitor,
    begin,
    save,
    enter,
    addPasskey: async (name = 'Laptop') => save(await under.makePasskey(await begin(name)), name),
    list: () => gateway.send(listPasskeys, {}),
    rename: (id: string, name: string) =>
      gateway.send(renamePasskey, { params: { id }, body: { name } }),
    remove: (id: string) => gateway.send(removePasskey, { params: { id } }),
    answer: async () => under.usePasskey(await gateway.send(openPasskeyLogIn, { body: {} })),
    leave: () => gateway.send(logOut, { body: {} }),
  }
}

async function browseAsMember(open: OpenGateway) {
  const browser = await browse(open)
  const { user } = await join(browser)
  return { ...browser, user }
}

/** Rules of the passkeys of members. */
export const describePasskeys: DescribeRules = (open, { describe, test, expect }) => {
  describe('a passkey', () => {
    test('opens its member’s session, and the password still does', async () => {
      const { addPasskey, list, leave, answer, enter, user, gateway } = await browseAsMember(open)
      expect(await list()).toEqual([])
      const [made, ...others] = await addPasskey(' My  laptop ')
      expect(others).toEqual([])
      expect(made).toMatchObject({ name: 'My laptop', lastUsedAt: null })
      await leave()
      expect((await enter(await answer())).user).toEqual(user)
      expect(await gateway.send(whoAmI, { query: {} })).toEqual(user)
      const [used] = await list()
      expect(Number.isNaN(Date.parse(used?.lastUsedAt ?? ''))).toBe(false)
    })

    test('opens a session once for one challenge', async () => {
      const { addPasskey, leave, answer, enter } = await browseAsMember(open)
      await addPasskey()
      await leave()
      const answered = await answer()
      await enter(answered)
      await leave()
      expect(await rejectionOf(enter(answered))).toMatchObject(INVALID)
    })

    test('opens none for an answer to a challenge that nobody asked', async () => {
      const { addPasskey, leave, enter, answer, under } = await browseAsMember(open)
      await addPasskey()
      await leave()
      const { id, rawId, ...rest } = await answer()
      for (const clientDataJSON of ['', '!', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOiJ4In0'])
        expect(
          await rejectionOf(
            enter({ id, rawId, ...rest, response: { ...rest.response, clientDataJSON } }),
          ),
        ).toMatchObject(INVALID)
      const other = await under.usePasskey({ challenge: 'bm90IG91cnM' })
      expect(await rejectionOf(enter(other))).toMatchObject(INVALID)
    })

    test('is made of a challenge of its own session alone, once', async () => {
      const { begin, save, under, list } = await browseAsMember(open)
      const made = await under.makePasskey(await begin())
      const other = await browseAsMember(open)
      expect(await rejectionOf(other.save(made))).toMatchObject(INVALID)
      await save(made)
      expect(await rejectionOf(save(made))).toMatchObject(INVALID)
      expect((await list()).length).toBe(1)
    })

    test('is added with the password of the account and a name', async () => {
      const { begin, save, under } = await browseAsMember(open)
      expect(await rejectionOf(begin(' ', ''))).toMatchObject({
        code: 'FIELD_CANNOT_BE_BLANK',
        field: 'passkey_name',
        all: [{ field: 'passkey_name' }, { field: 'current_password' }],
      })
      expect(await rejectionOf(begin('x'.repeat(61)))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'passkey_name',
        message: 'too_long',
      })
      expect(await rejectionOf(begin('Laptop', 'not the password'))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'current_password',
        message: 'wrong',
      })
      const made = await under.makePasskey(await begin())
      expect(await rejectionOf(save(made, ' '))).toMatchObject({ field: 'passkey_name' })
    })

    test('has the name that its member gives it, and nobody else', async () => {
      const { addPasskey, rename, list } = await browseAsMember(open)
      const [passkey] = await addPasskey()
      const id = passkey?.id ?? ''
      expect(await rename(id, 'Phone')).toMatchObject([{ id, name: 'Phone' }])
      expect(await rejectionOf(rename(id, ''))).toMatchObject({ code: 'FIELD_CANNOT_BE_BLANK' })
      const other = await browseAsMember(open)
      expect(await other.rename(id, 'Mine')).toEqual([])
      expect(await list()).toMatchObject([{ name: 'Phone' }])
    })

    test('opens nothing once its own member has deleted it', async () => {
      const { addPasskey, remove, list, leave, answer, enter } = await browseAsMember(open)
      const [passkey] = await addPasskey()
      const id = passkey?.id ?? ''
      const other = await browseAsMember(open)
      expect(await other.remove(id)).toEqual([])
      expect((await list()).length).toBe(1)
      expect(await remove(id)).toEqual([])
      expect(await remove(id)).toEqual([])
      await leave()
      expect(await rejectionOf(enter(await answer()))).toMatchObject(INVALID)
    })

    test('brings a guest’s cart along', async () => {
      const { add, leave, answer, enter, gateway, count, ...browser } = await browseAsMember(open)
      await browser.addPasskey()
      await leave()
      await gateway.send(createGuest, { body: { kind: 'session', country: 'US' } })
      const { designs, fabrics } = await readMerchandise(gateway)
      await add({ designId: designs[0].id, fabric: fabrics[0], size: 'YARD', quantity: 2 })
      expect((await enter(await answer())).savedForLater).toBe(0)
      expect(await count()).toBe(2)
    })

    test('is not for guests', async () => {
      const { gateway } = await visitAsGuest(open)
      const none = { code: 'UNAUTHORIZED', status: 403 }
      expect(await rejectionOf(gateway.send(listPasskeys, {}))).toMatchObject(none)
      const body = { name: 'Laptop', currentPassword: PASSWORD }
      expect(await rejectionOf(gateway.send(openPasskey, { body }))).toMatchObject(none)
    })
  })
}
