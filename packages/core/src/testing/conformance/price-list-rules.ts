import { MAX_ID } from '../../contract/id.ts'
import { getCollection } from '../../collection/collection.contract.ts'
import { getDesign, getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { FABRIC_CODES } from '../../fabric/fabric.ts'
import { fabricSizesOf } from '../../fabric/fabric-cuts.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { getTemplates } from '../../fill-a-yard/fill-a-yard.contract.ts'
import { FILL_A_YARD_FABRICS, gridOf } from '../../fill-a-yard/template.ts'
import { TEMPLATE_IDS, TEMPLATES } from '../../fill-a-yard/templates.table.ts'
import { CURRENCIES } from '../../locale/locale.table.ts'
import { listProducts } from '../../product/product.contract.ts'
import { compareWallpapers } from '../../wallpaper/wall-estimate.contract.ts'
import { listWallpapers } from '../../wallpaper/wallpaper.contract.ts'
import { WALLPAPER_CODES } from '../../wallpaper/wallpaper.ts'
import { wallpaperSizesOf } from '../../wallpaper/wallpaper-sizes.ts'
import { WALLPAPERS } from '../../wallpaper/wallpapers.table.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** Rules of fabrics, wallpapers and templates with their prices. */
export const describePriceLists: DescribeRules = (open, { describe, test, expect }) => {
  describe('price lists', () => {
    test('list every fabric once with a price for each size that it is cut in, in the currency asked', async () => {
      const { gateway } = await visit(open)
      for (const currency of CURRENCIES) {
        const offers = await gateway.send(listFabrics, { query: { currency } })
        expect(offers.map(({ code }) => code)).toEqual(FABRIC_CODES)
        for (const { code, pricing } of offers) {
          expect(Object.keys(pricing.sizes).sort()).toEqual(fabricSizesOf(code).sort())
          expect(Object.values(pricing.sizes).every((price) => price.currency === currency)).toBe(
            true,
          )
          const growing = (
            ['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD', 'METER'] as const
          ).filter((size) => fabricSizesOf(code).includes(size))
          const minors = growing.map((size) => pricing.sizes[size]?.minor ?? 0)
          expect(minors).toEqual([...minors].sort((a, b) => a - b))
          expect(new Set(minors).size).toBe(growing.length)
        }
      }
    })

    test('convert every price from US dollars at one rate, rounded to whole cents', async () => {
      const { gateway } = await visit(open)
      const pricesIn = async (currency: (typeof CURRENCIES)[number]) => {
        const offers = await gateway.send(listFabrics, { query: { currency } })
        return offers.flatMap(({ pricing }) => Object.values(pricing.sizes).map((p) => p.minor))
      }
      const dollars = await pricesIn('USD')
      const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0)
      for (const currency of CURRENCIES) {
        const prices = await pricesIn(currency)
        const rate = Math.round((sum(prices) / sum(dollars)) * 1000) / 1000
        expect(prices).toEqual(dollars.map((price) => Math.round(price * rate)))
      }
    })

    test('show the size of the country’s measurement system first', async () => {
      const { gateway } = await visit(open)
      const first = async (country: string): Promise<FabricSize[]> => {
        const offers = await gateway.send(listFabrics, { query: { country } })
        return [...new Set(offers.map(({ pricing }) => pricing.defaultSize))]
      }
      expect([await first('US'), await first('DE')]).toEqual([['YARD'], ['METER']])
    })

    test('are in US dollars when no currency is asked for', async () => {
      const { gateway } = await visit(open)
      const [fabric] = await gateway.send(listFabrics, { query: {} })
      const [wallpaper] = await gateway.send(listWallpapers, { query: {} })
      expect(fabric?.pricing.sizes.YARD?.currency).toBe('USD')
      expect(wallpaper?.sizes.SWATCH?.currency).toBe('USD')
    })

    test('say of every kind alike whether a country’s tax is in its prices', async () => {
      const { gateway } = await visit(open)
      const { collection } = await readMerchandise(gateway)
      const wall = { height: 96, widths: [120] }
      const taxIn = async (country: string) => {
        const query = { country }
        const yards = { ...query, collectionId: collection.id }
        const [[fabric], [paper], [estimate], { fabrics }, [thing]] = await Promise.all([
          gateway.send(listFabrics, { query }),
          gateway.send(listWallpapers, { query }),
          gateway.send(compareWallpapers, { query, body: wall }),
          gateway.send(getTemplates, { query: yards }),
          gateway.send(listProducts, { params: { kind: 'home-good' }, query }),
        ])
        const { id, designs } = await gateway.send(getCollection, {
          params: { id: collection.id },
          query,
        })
        const ids = designs.slice(0, 1).map((design) => design.id)
        const params = { id: ids[0] ?? 0 }
        const detail = await gateway.send(getDesign, { params, query })
        const cards = await gateway.send(getDesignCards, { query: { ids, ...query } })
        expect([id, cards.length]).toEqual([collection.id, 1])
        const priced = [fabric?.pricing, paper, estimate?.plan, fabrics[0], thing]
        return [...priced, designs[0], cards[0], detail].map((each) => each?.taxIncluded)
      }
      expect(await taxIn('GB')).toEqual(Array.from({ length: 8 }, () => true))
      expect((await taxIn('US')).some(Boolean)).toBe(false)
    })

    test('reject a currency that is unknown', async () => {
      const { raw } = await visit(open)
      for (const path of ['/fabrics', '/wallpapers', '/templates?collection_id=1']) {
        const asked = `${path}${path.includes('?') ? '&' : '?'}currency=XYZ`
        const { status, errors } = await raw(['GET', asked])
        expect([status, errors]).toEqual([400, [{ code: 'CURRENCY_INVALID', field: 'currency' }]])
      }
    })

    test('list every wallpaper with its sizes, a usual wall’s size first', async () => {
      const { gateway } = await visit(open)
      const offers = await gateway.send(listWallpapers, { query: { currency: 'EUR' } })
      expect(offers.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
      for (const { code, sizes, defaultSize } of offers) {
        expect(Object.keys(sizes)).toEqual(wallpaperSizesOf(code))
        expect(defaultSize).toBe(WALLPAPERS[code].kind === 'roll' ? 'ROLL_27_FT' : 'PANEL_9_FT')
        const minors = Object.values(sizes).map(({ minor }) => minor)
        expect(minors).toEqual([...minors].sort((a, b) => a - b))
      }
    })

    test('give each template its cells on each fabric, and the fabric’s price for a yard', async () => {
      const { gateway } = await visit(open)
      const { collection } = await readMerchandise(gateway)
      const { fabrics, templates, collectionId } = await gateway.send(getTemplates, {
        query: { collectionId: collection.id, currency: 'GBP' },
      })
      const offers = await gateway.send(listFabrics, { query: { currency: 'GBP' } })
      expect(collectionId).toBe(collection.id)
      expect(fabrics.map(({ code }) => code)).toEqual(FILL_A_YARD_FABRICS)
      for (const { code, status, pricePerYard } of fabrics) {
        const offer = offers.find((each) => each.code === code)
        expect([status, pricePerYard]).toEqual([offer?.status, offer?.pricing.sizes.YARD])
      }
      expect(templates.map(({ id }) => id)).toEqual(TEMPLATE_IDS)
      for (const { id, yards, capacity } of templates) {
        expect(yards).toBe(TEMPLATES[id].yards)
        const cells = FILL_A_YARD_FABRICS.map((code) => {
          const { columns, rows } = gridOf(id, code)
          return [code, columns * rows]
        })
        expect(capacity).toEqual(Object.fromEntries(cells))
      }
    })

    test('have no templates for a collection that is unknown or unreadable', async () => {
      const { gateway, raw } = await visit(open)
      const unknown = gateway.send(getTemplates, { query: { collectionId: MAX_ID } })
      expect(await rejectionOf(unknown)).toMatchObject({
        code: 'COLLECTION_NOT_FOUND',
        status: 404,
      })
      const { status, errors } = await raw(['GET', '/templates?collection_id=x'])
      expect([status, errors]).toEqual([
        400,
        [{ code: 'FIELD_VALUE_INVALID', field: 'collection_id' }],
      ])
    })
  })
}
