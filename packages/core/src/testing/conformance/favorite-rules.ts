import { logIn, logOut } from '../../account/account.contract.ts'
import { COLLECTION_PAGE_SIZE, listCollections } from '../../collection/collection.contract.ts'
import { createCollection } from '../../collection/own-collection.contract.ts'
import {
  addCollectionFavorite,
  collectionFavoritesAmong,
  listCollectionFavorites,
  removeCollectionFavorite,
} from '../../favorites/collection-favorites.contract.ts'
import {
  addFavorite,
  favoritesAmong,
  listFavorites,
  removeFavorite,
} from '../../favorites/favorites.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { createGuest } from '../../session/session.contract.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf, visitAsGuest } from './visitor.ts'

async function openShop(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const { gateway } = visitor
  const { results } = await gateway.send(searchDesigns, { query: {} })
  const [first, second] = results.map(({ id }) => id)
  if (first === undefined || second === undefined) throw new Error('There are not two designs.')
  return {
    ...visitor,
    first,
    second,
    add: (id: number) => gateway.send(addFavorite, { params: { id }, body: {} }),
    remove: (id: number) => gateway.send(removeFavorite, { params: { id }, body: {} }),
    among: (...ids: number[]) => gateway.send(favoritesAmong, { query: { ids } }),
    list: async () => {
      const { designs, total } = await gateway.send(listFavorites, { query: {} })
      return { ids: designs.map(({ id }) => id), total }
    },
  }
}

/** Rules of the designs that shoppers add. */
export const describeFavorites: DescribeRules = (open, { describe, test, expect }) => {
  describe('favorites', () => {
    test('are added and removed once, and the count follows', async () => {
      const { first, add, remove } = await openShop(open)
      const { count, isFavorite } = await add(first)
      expect(isFavorite).toBe(true)
      expect(await add(first)).toEqual({ count, isFavorite: true })
      expect(await remove(first)).toEqual({ count: count - 1, isFavorite: false })
      expect(await remove(first)).toEqual({ count: count - 1, isFavorite: false })
    })

    test('say whether their prices contain the tax of a country', async () => {
      const { first, add, gateway } = await openShop(open)
      await add(first)
      const taxIn = async (country?: string) => {
        const { designs } = await gateway.send(listFavorites, { query: { country } })
        return designs.map(({ taxIncluded }) => taxIncluded)
      }
      expect([await taxIn('DE'), await taxIn('US')]).toEqual([[true], [undefined]])
    })

    test('are listed with the newest first', async () => {
      const { first, second, add, list, among } = await openShop(open)
      expect(await list()).toEqual({ ids: [], total: 0 })
      await add(first)
      await add(second)
      expect(await list()).toEqual({ ids: [second, first], total: 2 })
      expect((await among(first, 2_000_000_000)).toSorted((a, b) => a - b)).toEqual([first])
    })

    test('of a guest come along to the account, each once', async () => {
      const { first, second, gateway, add, list, ...visitor } = await openShop(open)
      const { email } = await join({ gateway, ...visitor })
      const { count } = await add(first)
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(await list()).toEqual({ ids: [], total: 0 })
      expect((await add(first)).count).toBe(count + 1)
      await add(second)
      await gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect((await list()).ids.toSorted((a, b) => a - b)).toEqual(
        [first, second].toSorted((a, b) => a - b),
      )
      expect((await add(first)).count).toBe(count)
    })

    test('of collections are kept once, listed, and come along to the account', async () => {
      const { gateway, ...visitor } = await openShop(open)
      const { collections } = await gateway.send(listCollections, { query: {} })
      const [first = 0, second = 0] = collections.map(({ id }) => id)
      const add = (id: number) => gateway.send(addCollectionFavorite, { params: { id }, body: {} })
      const list = async () =>
        (await gateway.send(listCollectionFavorites, { query: {} })).collections.map(({ id }) => id)
      expect(await list()).toEqual([])
      for (const id of [first, second, second]) expect(await add(id)).toEqual({ isFavorite: true })
      expect(await list()).toEqual([second, first])
      const among = { ids: [first, 2_000_000_000] }
      expect(await gateway.send(collectionFavoritesAmong, { query: among })).toEqual([first])
      expect(await rejectionOf(add(2_000_000_000))).toMatchObject({
        code: 'COLLECTION_NOT_FOUND',
        status: 404,
      })
      await join({ gateway, ...visitor })
      expect(await list()).toEqual([second, first])
      for (const id of [first, first, 2_000_000_000])
        expect(await gateway.send(removeCollectionFavorite, { params: { id }, body: {} })).toEqual({
          isFavorite: false,
        })
      expect(await list()).toEqual([second])
    })

    test('of collections are listed page by page', async () => {
      const { gateway, ...visitor } = await openShop(open)
      await join({ gateway, ...visitor })
      const ids: number[] = []
      for (let at = 0; at <= COLLECTION_PAGE_SIZE; at += 1) {
        const body = { name: `Room ${at}`, shown: true }
        const { id } = await gateway.send(createCollection, { body })
        await gateway.send(addCollectionFavorite, { params: { id }, body: {} })
        ids.unshift(id)
      }
      const page = async (offset?: number) => {
        const query = offset === undefined ? {} : { offset }
        const found = await gateway.send(listCollectionFavorites, { query })
        return [found.collections.map(({ id }) => id), found.total, found.offset]
      }
      const total = COLLECTION_PAGE_SIZE + 1
      expect(await page()).toEqual([ids.slice(0, COLLECTION_PAGE_SIZE), total, 0])
      expect(await page(COLLECTION_PAGE_SIZE)).toEqual([ids.slice(-1), total, total - 1])
      expect(await page(total)).toEqual([[], total, total])
      const wrong = await visitor.raw(['GET', '/user/me/favorites/collections?page_offset=-1'])
      expect(wrong.status).toBe(400)
    })

    test('are designs of the shop', async () => {
      const { add, remove, gateway } = await openShop(open)
      const unknown = { code: 'NO_IMAGE_AVAILABLE', status: 404 }
      expect(await rejectionOf(add(2_000_000_000))).toMatchObject(unknown)
      expect(await rejectionOf(remove(2_000_000_000))).toMatchObject(unknown)
      const asked = gateway.send(favoritesAmong, { query: { ids: [] } })
      expect(await rejectionOf(asked)).toMatchObject({ status: 400, field: 'ids' })
    })
  })
}
