import { logOut } from '../../account/account.contract.ts'
import { getCollection, listCollections } from '../../collection/collection.contract.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  getMemberCollection,
  listOwnCollections,
} from '../../collection/own-collection.contract.ts'
import type { CollectionChange, NewCollection } from '../../collection/own-collection.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { searchSpelunks } from '../../search/spelunk.contract.ts'
import { join, newEmail } from './account-rules.ts'
import { filledYard, readDesigns, readMerchandise } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

async function visitAsMember(open: OpenGateway) {
  const visitor = await visit(open)
  await join(visitor)
  const { gateway } = visitor
  const { results } = await gateway.send(searchDesigns, { query: {} })
  const [first = 0, second = 0, third = 0] = results.map(({ id }) => id)
  return {
    ...visitor,
    ids: [first, second, third] as const,
    create: (body: NewCollection) => gateway.send(createCollection, { body }),
    change: (id: number, body: CollectionChange) =>
      gateway.send(changeCollection, { params: { id }, body }),
    drop: (id: number) => gateway.send(deleteCollection, { params: { id } }),
    own: () => gateway.send(listOwnCollections, {}),
    read: (id: number) => gateway.send(getMemberCollection, { params: { id }, query: {} }),
    isFound: async (id: number, s: string) => {
      const query = { type: 'collections', s } as const
      const { results: found } = await gateway.send(searchSpelunks, { query })
      const { collections } = await gateway.send(listCollections, { query: {} })
      const byId = await gateway
        .send(getCollection, { params: { id }, query: {} })
        .then(() => true)
        .catch(() => false)
      return [found, collections].map((some) => some.some((each) => each.id === id)).concat(byId)
    },
  }
}

const NOT_FOUND = { code: 'COLLECTION_NOT_FOUND', status: 404 }

/** Rules of the collections that members make. */
export const describeOwnCollections: DescribeRules = (open, { describe, test, expect }) => {
  describe('a member’s collections', () => {
    test('are listed once they have a design', async () => {
      const { ids, create, change, isFound } = await visitAsMember(open)
      const { id } = await create({ name: `Attic ${newEmail()}`, shown: true })
      const isListed = async () => (await isFound(id, 'Attic'))[1]
      expect(await isListed()).toBe(false)
      await change(id, { add: [ids[0]] })
      expect(await isListed()).toBe(true)
    })

    test('are made, changed, put in order and deleted', async () => {
      const { ids, create, change, own, read, drop } = await visitAsMember(open)
      const [first, second, third] = ids
      const made = await create({ name: '  Kids’  room ', designIds: [first, second] })
      expect(made).toMatchObject({ name: 'Kids’ room', shown: false, designIds: [first, second] })
      expect((await change(made.id, { add: [third, first] })).designIds).toEqual(ids)
      const ordered = await change(made.id, { order: [third, first] })
      expect(ordered.designIds).toEqual([third, first, second])
      expect((await change(made.id, { remove: [first] })).designIds).toEqual([third, second])
      await change(made.id, { name: 'Den', description: 'Two walls.' })
      const { collection, isOwn } = await read(made.id)
      expect(isOwn).toBe(true)
      expect(collection).toMatchObject({ name: 'Den', slug: 'den', description: 'Two walls.' })
      expect(collection.designs.map(({ id }) => id)).toEqual([third, second])
      expect((await own()).map(({ id }) => id)).toEqual([made.id])
      expect(await drop(made.id)).toEqual([])
      expect(await drop(made.id)).toEqual([])
      expect(await rejectionOf(change(made.id, { name: 'Gone' }))).toMatchObject(NOT_FOUND)
    })

    test('are found by others only while they are public', async () => {
      const { ids, create, change, isFound } = await visitAsMember(open)
      const name = `Zq ${crypto.randomUUID().slice(0, 8)}`
      const { id } = await create({ name, designIds: [ids[0]] })
      expect(await isFound(id, name)).toEqual([false, false, false])
      await change(id, { shown: true })
      expect(await isFound(id, name)).toEqual([true, true, true])
      await change(id, { designerOnly: true })
      expect(await isFound(id, name)).toEqual([false, false, false])
    })

    test('are their member’s alone to read and change', async () => {
      const { create } = await visitAsMember(open)
      const { id } = await create({ name: 'Mine', shown: true, designerOnly: true })
      const { read, change, drop } = await visitAsMember(open)
      expect(await rejectionOf(read(id))).toMatchObject(NOT_FOUND)
      expect(await rejectionOf(change(id, { name: 'Yours' }))).toMatchObject(NOT_FOUND)
      expect(await drop(id)).toEqual([])
      const { gateway } = await visitAsGuest(open)
      const asked = gateway.send(createCollection, { body: { name: 'Guests’' } })
      expect(await rejectionOf(asked)).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    })

    test('for designers alone are read by designers alone, and only while they are public', async () => {
      const visitor = await visitAsMember(open)
      const { create, gateway, read, under } = visitor
      const name = 'For colleagues'
      const shown = await create({ name, shown: true, designerOnly: true })
      const hidden = await create({ name: 'Not yet', designerOnly: true })
      const everybodys = await create({ name: 'For everybody', shown: true })
      // Another member, who has no cart that would come along.
      await gateway.send(logOut, { body: {} })
      const { email } = await join(visitor)
      expect(await rejectionOf(read(shown.id))).toMatchObject(NOT_FOUND)
      await under.makeDesigner(email)
      expect((await gateway.send(whoAmI, { query: {} }))?.designOwner).toBe(true)
      const { collection, isOwn } = await read(shown.id)
      expect([collection.name, collection.designerOnly, isOwn]).toEqual([name, true, false])
      // Another call, whose answers caches keep, reads the public ones.
      for (const { id } of [hidden, everybodys])
        expect(await rejectionOf(read(id))).toMatchObject(NOT_FOUND)
    })

    test('fill a yard while they are public', async () => {
      const { gateway, create, change, add } = await visitAsMember(open)
      const { designs, fabrics } = await readMerchandise(gateway)
      const designIds = [designs[0].id, designs[1].id]
      const { id } = await create({ name: 'Two for a yard', designIds, shown: true })
      const layout = filledYard(6, fabrics[0], id, designIds)
      const { cart } = await add({ layout, quantity: 1 })
      expect(cart.items[0]?.fillAYard?.collectionName).toBe('Two for a yard')
      for (const hidden of [{ shown: false }, { shown: true, designerOnly: true }]) {
        await change(id, hidden)
        const rejected = { code: 'COLLECTION_NOT_FOUND', field: 'fill_a_yard.layout' }
        expect(await rejectionOf(add({ layout, quantity: 1 }))).toMatchObject(rejected)
      }
    })

    test('do not show an e-mail address that their member is named by', async () => {
      const visitor = await visit(open)
      const { gateway } = visitor
      const [design] = await readDesigns(gateway)
      const email = newEmail()
      await join(visitor, { email, screenName: email })
      const body = { name: `Zq ${crypto.randomUUID().slice(0, 8)}`, shown: true }
      const designIds = [design?.id ?? 0]
      const { id } = await gateway.send(createCollection, { body: { ...body, designIds } })
      const { collection } = await gateway.send(getMemberCollection, { params: { id }, query: {} })
      const query = { type: 'collections', s: body.name } as const
      const { results } = await gateway.send(searchSpelunks, { query })
      expect(results.map((found) => found.id)).toEqual([id])
      expect(JSON.stringify([collection, results]).includes('@')).toBe(false)
      const { results: byEmail } = await gateway.send(searchSpelunks, {
        query: { type: 'collections', s: email },
      })
      expect(byEmail).toEqual([])
    })

    test('have one name each, and designs of the shop', async () => {
      const { create, change, own } = await visitAsMember(open)
      const { id } = await create({ name: 'Birds' })
      const other = await create({ name: '<script>alert(1)</script>' })
      const taken = { code: 'COLLECTION_NAME_TAKEN', status: 409, field: 'name' }
      expect(await rejectionOf(create({ name: ' BIRDS' }))).toMatchObject(taken)
      expect(await rejectionOf(change(other.id, { name: 'birds' }))).toMatchObject(taken)
      expect((await change(id, { name: 'BIRDS' })).name).toBe('BIRDS')
      const blank = { code: 'FIELD_CANNOT_BE_BLANK', field: 'name' }
      for (const name of ['', '  ', '\u200b'])
        expect(await rejectionOf(create({ name }))).toMatchObject(blank)
      const invalid = { code: 'FIELD_VALUE_INVALID', field: 'name' }
      for (const name of ['x'.repeat(61), 'x'.repeat(201), 'a\u0000b', 'a\nb'])
        expect(await rejectionOf(create({ name }))).toMatchObject(invalid)
      const unknown = create({ name: 'Lost', designIds: [2_000_000_000] })
      expect(await rejectionOf(unknown)).toMatchObject({ code: 'NO_IMAGE_AVAILABLE' })
      expect((await own()).length).toBe(2)
    })
  })
}
