import type { Cart } from '../../cart/cart-state.contract.ts'
import { itemsOf, KINDS, visitProducts } from './products.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

const TYPES: Readonly<Record<string, string>> = {
  'home good': 'home-good',
  'stock product': 'stock',
}
const kindsOf = ({ items }: Cart): string[] => items.map(({ type }) => TYPES[type] ?? type)

/** Rules of home goods, solid and unprinted fabric and ready-made items in the cart. */
export const describeProducts: DescribeRules = (open, { describe, test, expect }) => {
  const usd = (minor = 0) => ({ minor, currency: 'USD' })

  describe('a product', () => {
    for (const kind of KINDS) {
      test(`of the kind ${kind} is added, raised, replaced, changed, removed and brought back`, async () => {
        const { add, replace, setQuantity, remove, restore, designId } = await visitProducts(open)
        const [one, other] = itemsOf(designId)[kind]
        const key = newKey()
        const first = await add(one, key)
        expect((await add(one, key)).itemId).toBe(first.itemId)
        expect(kindsOf(first.cart)).toEqual([kind])
        const again = await add(one)
        expect(again.cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
          [first.itemId, 4],
        ])
        const replaced = await replace(first.itemId, other, again.cart.version)
        expect(replaced.items.map(({ id, quantity }) => [id, quantity])).toEqual([
          [first.itemId, 3],
        ])
        const changed = await setQuantity(first.itemId, 99, replaced.version)
        expect(changed.count).toBe(99)
        expect(await rejectionOf(add(other))).toMatchObject({
          code: 'FIELD_VALUE_INVALID',
          field: 'quantity',
          params: { max: 99 },
        })
        const removed = await remove(first.itemId, changed.version)
        expect([removed.count, removed.removed.map(({ id }) => id)]).toEqual([0, [first.itemId]])
        const back = await restore(first.itemId, removed.version)
        expect(back.items).toEqual(changed.items)
      })

      test(`of the kind ${kind} has the price of its list, in every currency`, async () => {
        const { list } = await visitProducts(open)
        const products = await list(kind)
        expect(products.length > 15).toBe(true)
        const wrong = products.filter(
          ({ prices }) => prices.length === 0 || prices.some(({ price }) => price.minor <= 0),
        )
        expect(wrong).toEqual([])
      })
    }

    test('that is sewn has its design, fabric, addition, size and price', async () => {
      const { add, priceOf, merchandise, designId } = await visitProducts(open)
      const [pillow] = itemsOf(designId)['home-good']
      const { cart } = await add(pillow)
      const price = await priceOf('home-good', 'SQUARE_THROW_PILLOW', '18X18', 'COVER_AND_INSERT')
      expect(cart.items[0]).toMatchObject({
        type: 'home good',
        subType: 'square_throw_pillow',
        design: { id: designId },
        fabric: { code: 'LINEN_COTTON_CANVAS', size: '18X18', type: 'home good' },
        unitPrice: usd(price),
        total: usd((price ?? 0) * 2),
        unit: 'ITEMS',
        homeGood: { code: 'SQUARE_THROW_PILLOW', size: '18X18', addition: 'COVER_AND_INSERT' },
      })
      expect(await merchandise()).toEqual([
        {
          wallpaper_item: null,
          home_good_item: {
            code: 'SQUARE_THROW_PILLOW',
            size: '18X18',
            addition_codes: ['COVER_AND_INSERT'],
          },
          solid_item: null,
          stock_item: null,
        },
      ])
      const cover = await add({
        designId,
        homeGood: 'SQUARE_THROW_PILLOW',
        size: '18X18',
        quantity: 1,
      })
      expect(cover.cart.items[1]).toMatchObject({
        sku: `SQUARE_THROW_PILLOW-18X18-LINEN_COTTON_CANVAS-COVER_ONLY-${designId}`,
        unitPrice: usd(await priceOf('home-good', 'SQUARE_THROW_PILLOW', '18X18', 'COVER_ONLY')),
      })
    })

    test('that is dyed, unprinted or ready-made has its names and its price', async () => {
      const { add, priceOf } = await visitProducts(open)
      await add({ color: 'NAVY', size: 'METER', quantity: 1 })
      await add({ unprinted: 'BELGIAN_LINEN', quantity: 1 })
      await add({ stock: 'SERVICE_COLOR_GUIDE', quantity: 1 })
      const { cart } = await add({ stock: 'GIFT_CERTIFICATE', size: '50', quantity: 1 })
      expect(cart.items).toMatchObject([
        {
          type: 'solid',
          sku: 'PETAL_SOLIDS-NAVY-METER',
          unit: 'METER',
          unitPrice: usd(await priceOf('solid', 'NAVY', 'METER')),
        },
        {
          type: 'unprinted',
          subType: 'unprinted_blank',
          fabric: { code: 'BELGIAN_LINEN', size: 'YARD' },
          unitPrice: usd(await priceOf('unprinted', 'BELGIAN_LINEN', 'YARD')),
        },
        {
          type: 'service',
          subType: 'color_guide',
          sku: 'SERVICE_COLOR_GUIDE',
          quantityEditable: true,
        },
        {
          type: 'service',
          subType: 'gift_certificate',
          sku: 'GIFT_CERTIFICATE-50',
          unitPrice: usd(5_000),
          quantityEditable: false,
        },
      ])
    })

    test('says what it is in the text of its line', async () => {
      const { add, designId, designs } = await visitProducts(open)
      for (const kind of KINDS) await add(itemsOf(designId)[kind][0])
      const { cart } = await add({ unprinted: 'MINKY', size: 'METER', quantity: 1 })
      const [pillow, navy, cotton, pack, minky] = cart.items.map(({ text }) => text)
      const cloth = ['cut', 'fabric', 'totalSize']
      const labelsOf = (text: typeof pillow) =>
        Object.entries(text?.labels ?? {})
          .flatMap(([name, value]) => (value === undefined ? [] : [name]))
          .sort()
      expect([pillow, navy, cotton, pack].map(labelsOf)).toMatchObject([
        ['fabric', 'insert', 'style', 'totalSize'],
        cloth,
        cloth,
        {},
      ])
      expect(pillow?.title).toBe(designs[0].title)
      expect([pillow, navy, cotton].every((text) => text?.product)).toBe(true)
      expect([navy, cotton, pack, minky].every((text) => text?.title)).toBe(true)
      expect(pillow?.material).toBe(
        [pillow?.product, '{18x18}', pillow?.labels.insert].filter(Boolean).join(', '),
      )
      expect(pillow?.labels.totalSize).toBe('2 × {18x18}')
      expect(/^\{\d+x72\}$/.test(navy?.labels.totalSize ?? '')).toBe(true)
      expect([pillow, navy, cotton, pack].map((text) => text?.picture)).toEqual([
        `home-good-SQUARE_THROW_PILLOW-18X18-${designId}`,
        'solid-NAVY',
        'unprinted',
        'stock-SAMPLE_PACK',
      ])
    })

    test('takes the place of a line of another kind', async () => {
      const { add, replace, designId, fabrics } = await visitProducts(open)
      const { itemId, cart } = await add({
        designId,
        fabric: fabrics[0],
        size: 'YARD',
        quantity: 1,
      })
      let { version } = cart
      for (const kind of KINDS) {
        const [item] = itemsOf(designId)[kind]
        const changed = await replace(itemId, item, version)
        expect(changed.items.map(({ id }) => id)).toEqual([itemId])
        expect(kindsOf(changed)).toEqual([kind])
        version = changed.version
      }
    })

    test('that is a book bundle costs a tenth less than its books', async () => {
      const { priceOf } = await visitProducts(open)
      const [bundle = 0, handbook = 0, sewBook = 0] = await Promise.all(
        ['BOOK_BUNDLE', 'HANDBOOK', 'SEW_BOOK'].map((code) => priceOf('stock', code, 'ITEM')),
      )
      expect(bundle).toBe(Math.round((handbook + sewBook) * 0.9))
    })
  })
}
