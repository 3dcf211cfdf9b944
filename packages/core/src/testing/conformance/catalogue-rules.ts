import { MAX_ID } from '../../contract/id.ts'
import {
  COLLECTION_PAGE_SIZE,
  getCollection,
  listCollections,
} from '../../collection/collection.contract.ts'
import { listDesigns } from '../../design/design-list.contract.ts'
import { getDesign, getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { pickCardFabric } from '../../fabric/pick-fabric.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import type { SearchRequest } from '../../search/search.contract.ts'
import { DEFAULT_SORT } from '../../search/search.table.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import { listWallpapers } from '../../wallpaper/wallpaper.contract.ts'
import { readDesigns, readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

const all: SearchQuery = { colours: [], sort: DEFAULT_SORT, offset: 0 }
const UNKNOWN = MAX_ID

/** Rules of designs and collections. */
export const describeCatalogue: DescribeRules = (open, { describe, test, expect }) => {
  const search = async (query: SearchRequest) => {
    const { gateway } = await visit(open)
    return gateway.send(searchDesigns, { query: { ...all, ...query } })
  }

  describe('designs', () => {
    test('come as cards in the order asked, each once, without those that are unknown', async () => {
      const { gateway } = await visit(open)
      const [first, second] = await readDesigns(gateway)
      const ids = [second?.id ?? 0, UNKNOWN, first?.id ?? 0, second?.id ?? 0]
      const cards = await gateway.send(getDesignCards, { query: { ids } })
      expect(cards).toEqual([second, first])
    })

    test('are not read by a list that holds something else than ids', async () => {
      const { raw } = await visit(open)
      for (const ids of ['1,two', '0', '-1', '1.5', ',', `${UNKNOWN + 1}`]) {
        const { status, errors } = await raw(['GET', `/designs/cards?ids=${ids}`])
        expect([status, errors]).toEqual([400, [{ code: 'FIELD_VALUE_INVALID', field: 'ids' }]])
      }
    })

    test('have a page with their card, their designer and similar designs', async () => {
      const { gateway } = await visit(open)
      const [card] = await readDesigns(gateway)
      const { moreByDesigner, moreLikeThis, ...page } = await gateway.send(getDesign, {
        params: { id: card?.id ?? 0 },
        query: { currency: 'EUR' },
      })
      const inEuros = { currency: 'EUR' }
      const lengthPrices = { YARD: inEuros, METER: inEuros }
      expect(page).toMatchObject({ ...card, priceFrom: inEuros, lengthPrices })
      expect(moreByDesigner.every(({ designer }) => designer.id === card?.designer.id)).toBe(true)
      const neighbors = [...moreByDesigner, ...moreLikeThis].map(({ id }) => id)
      expect(neighbors.includes(card?.id ?? 0)).toBe(false)
      expect(new Set(neighbors).size).toBe(neighbors.length)
      expect(moreByDesigner.length <= 8 && moreLikeThis.length <= 8).toBe(true)
    })

    test('that are unknown have no page', async () => {
      const { gateway } = await visit(open)
      for (const id of [UNKNOWN, UNKNOWN + 1, 0, 'constructor']) {
        const page = gateway.send(getDesign, { params: { id }, query: {} })
        expect(await rejectionOf(page)).toMatchObject({ code: 'NO_IMAGE_AVAILABLE', status: 404 })
      }
    })

    test('are listed by their ids, each once, part by part', async () => {
      const { gateway } = await visit(open)
      const first = await gateway.send(listDesigns, { query: {} })
      const ids = first.designs.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      const [card] = await readDesigns(gateway)
      expect(first.designs.find(({ id }) => id === card?.id)?.title).toBe(card?.title)
      const after = await gateway.send(listDesigns, { query: { part: first.parts } })
      expect(after).toEqual({ designs: [], parts: first.parts })
      const odd = gateway.send(listDesigns, { query: { part: -1 } })
      expect(await rejectionOf(odd)).toMatchObject({ code: 'FIELD_VALUE_INVALID', field: 'part' })
    })

    test('cost from the lowest price of what is in stock', async () => {
      const { gateway } = await visit(open)
      const lowest = (offers: readonly { status: string; minors: readonly number[] }[]) =>
        Math.min(...offers.filter((o) => o.status === 'available').flatMap((o) => o.minors))
      const fabrics = await gateway.send(listFabrics, { query: {} })
      const wallpapers = await gateway.send(listWallpapers, { query: {} })
      const minorsOf = (sizes: object) =>
        Object.values(sizes).map(({ minor }: { minor: number }) => minor)
      const [card] = (await search({})).results
      const [onWall] = (await search({ on: 'wallpaper' })).results
      expect(card?.priceFrom.minor).toBe(
        lowest(fabrics.map((o) => ({ status: o.status, minors: minorsOf(o.pricing.sizes) }))),
      )
      expect(onWall?.priceFrom.minor).toBe(
        lowest(wallpapers.map((o) => ({ status: o.status, minors: minorsOf(o.sizes) }))),
      )
    })

    test('cost by the yard and meter what the fabric costs that they are shown on', async () => {
      const { gateway } = await visit(open)
      const currency = 'GBP'
      const offers = await gateway.send(listFabrics, { query: { currency } })
      const lengthsOf = (...wanted: string[]) => {
        const { YARD, METER } = pickCardFabric(offers, wanted)?.pricing.sizes ?? {}
        return { YARD, METER }
      }
      const { results } = await search({ currency })
      const lengths = results.map(({ lengthPrices }) => lengthPrices)
      expect(lengths).toEqual(results.map(({ recommendedFabric }) => lengthsOf(recommendedFabric)))
      const ids = results.map(({ id }) => id)
      const cards = await gateway.send(getDesignCards, { query: { ids, currency } })
      expect(cards.map(({ lengthPrices }) => lengthPrices)).toEqual(lengths)
      const { fabrics, missingFabric } = await readMerchandise(gateway)
      for (const fabric of [fabrics[1], missingFabric].filter((code) => code !== undefined)) {
        const filtered = (await search({ currency, fabric })).results
        expect(filtered.map(({ lengthPrices }) => lengthPrices)).toEqual(
          filtered.map(({ recommendedFabric }) => lengthsOf(fabric, recommendedFabric)),
        )
      }
      for (const on of ['wallpaper', 'bedding'] as const)
        expect((await search({ on })).results.filter((card) => card.lengthPrices)).toEqual([])
    })
  })

  describe('collections', () => {
    test('have their designs, as many as their card says', async () => {
      const { gateway } = await visit(open)
      const { collections, pageSize } = await gateway.send(listCollections, { query: {} })
      expect(pageSize).toBe(COLLECTION_PAGE_SIZE)
      const ids = collections.map(({ id }) => id)
      expect(ids).toEqual([...ids].sort((a, b) => b - a))
      const { collection } = await readMerchandise(gateway)
      const card = collections.find(({ id }) => id === collection.id)
      const found = await gateway.send(getCollection, {
        params: { id: collection.id },
        query: { currency: 'GBP' },
      })
      expect(found.designs.length).toBe(card?.designCount)
      expect(found.designs[0]?.priceFrom.currency).toBe('GBP')
      const thumbnails = found.designs.slice(0, 4).map(({ id, palette }) => ({ id, palette }))
      expect(card?.thumbnails).toEqual(thumbnails)
    })

    test('that are unknown are a 404, and a page beyond the last is empty', async () => {
      const { gateway } = await visit(open)
      for (const id of [UNKNOWN, 0, 'constructor']) {
        const read = gateway.send(getCollection, { params: { id }, query: {} })
        expect(await rejectionOf(read)).toMatchObject({ code: 'COLLECTION_NOT_FOUND', status: 404 })
      }
      const far = await gateway.send(listCollections, { query: { pageOffset: 999 } })
      expect(far.collections).toEqual([])
      const odd = gateway.send(listCollections, { query: { pageOffset: -1 } })
      expect(await rejectionOf(odd)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'page_offset',
      })
    })
  })
}
