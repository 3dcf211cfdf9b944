import type { CartItemInput } from '../../cart/cart.contract.ts'
import type { DesignCard } from '../../design/design-card.contract.ts'
import { designsOfLayout, layoutCode } from '../../fill-a-yard/layout.ts'
import { TEMPLATES } from '../../fill-a-yard/templates.table.ts'
import { filledYard, readMerchandise, wallpaperPrice, yardPrices } from './merchandise.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { visitAsGuest } from './visitor.ts'

async function begin(open: OpenGateway) {
  const visitor = await visitAsGuest(open)
  const merchandise = await readMerchandise(visitor.gateway)
  const [designId] = merchandise.designs.map(({ id }) => id)
  const yard: CartItemInput = {
    designId: designId ?? 0,
    fabric: merchandise.fabrics[0],
    size: 'YARD',
    quantity: 1,
  }
  return { ...visitor, ...merchandise, yard }
}

/** The colors of designs in turn, the ground color of each first, none twice. */
function colorsInTurn(designs: readonly (DesignCard | undefined)[]): string[] {
  const palettes = designs.map((design) => design?.palette ?? [])
  const longest = Math.max(...palettes.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    palettes.flatMap((palette) => palette[at] ?? []),
  )
  return [...new Set(inTurn.flat())]
}

/** Rules of the lines of a cart, of every kind. */
export const describeLines: DescribeRules = (open, { describe, test, expect }) => {
  const usd = (minor: number) => ({ minor, currency: 'USD' })

  describe('a line', () => {
    test('of printed fabric has its design, cut, unit, SKU and list price', async () => {
      const { add, gateway, designs, yard } = await begin(open)
      const price = (await yardPrices(gateway)).get(yard.fabric) ?? 0
      const { cart, itemId, orderId } = await add({ ...yard, quantity: 3 })
      const { title, slug, designer, palette, repeat } = designs[0]
      expect(orderId).toBe(cart.id)
      expect(cart.items).toEqual([
        {
          id: itemId,
          type: 'fabric',
          subType: null,
          quantity: 3,
          fabric: { code: yard.fabric, size: 'YARD', type: 'fabric' },
          design: { id: yard.designId, title, slug, designer, palette, repeat },
          wallpaper: null,
          solid: null,
          stock: null,
          homeGood: null,
          fillAYard: null,
          text: null,
          chunkSize: null,
          unitPrice: usd(price),
          unitPriceUndiscounted: usd(price),
          total: usd(price * 3),
          unit: 'YARD',
          sku: `${yard.fabric}-YARD-${yard.designId}`,
          parentSku: `DESIGN-${yard.designId}`,
          quantityEditable: true,
          cleanup: null,
          gone: false,
        },
      ])
      expect(cart).toMatchObject({ count: 3, needsShipping: true, promo: null })
      expect(cart.pricing).toMatchObject({
        subtotal: usd(price * 3),
        discount: usd(0),
        shipping: null,
        tax: null,
        total: usd(price * 3),
      })
    })

    test('of wallpaper has the wallpaper’s unit, SKU and list price', async () => {
      const { add, gateway, yard } = await begin(open)
      const { designId } = yard
      const price = (await wallpaperPrice(gateway, 'SMOOTH', 'PANEL_9_FT')) ?? 0
      const paper = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 5 } as const
      const { cart } = await add(paper)
      const swatch = await add({ ...paper, size: 'SWATCH', quantity: 1 })
      expect(cart.items).toMatchObject([
        {
          type: 'wallpaper',
          subType: null,
          fabric: null,
          wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
          fillAYard: null,
          design: { id: designId },
          unit: 'panel',
          sku: `WALLPAPER-SMOOTH-PANEL_9_FT-${designId}`,
          unitPrice: usd(price),
          total: usd(price * 5),
        },
      ])
      expect(swatch.cart.items.map(({ unit }) => unit)).toEqual(['panel', 'swatch'])
    })

    test('of a filled yard has its layout, collection, SKU and the price of its yards', async () => {
      const { add, gateway, collection, collectionDesigns, fabrics } = await begin(open)
      const [first, second] = collectionDesigns
      const ids = [first?.id ?? 0, second?.id ?? 0]
      const layout = filledYard(1, fabrics[1], collection.id, ids)
      const price = ((await yardPrices(gateway)).get(fabrics[1]) ?? 0) * TEMPLATES[1].yards
      const { cart } = await add({ layout, quantity: 2 })
      const [line] = cart.items
      expect(line).toMatchObject({
        type: 'fabric',
        subType: 'fill_a_yard',
        design: null,
        wallpaper: null,
        fabric: { code: fabrics[1], size: 'YARD', type: 'fill_a_yard' },
        fillAYard: { layout: layoutCode(layout), collectionName: collection.name },
        unit: 'YARD',
        sku: `FILL_A_YARD-1-${fabrics[1]}-${collection.id}`,
        unitPrice: usd(price),
        total: usd(price * 2),
      })
      const palette = line?.fillAYard?.palette ?? []
      expect(palette).toEqual(colorsInTurn([first, second]).slice(0, palette.length))
      expect(palette.length > 0).toBe(true)
      expect(designsOfLayout(layout)).toEqual(ids)
    })

    test('belongs to the SKU of its design, or of its collection', async () => {
      const { add, raw, collection, collectionDesigns, yard } = await begin(open)
      await add(yard)
      const ids = collectionDesigns.map(({ id }) => id)
      const layout = filledYard(8, yard.fabric, collection.id, ids)
      await add({ layout, quantity: 1 })
      const { json } = await raw(['GET', '/order/pending'])
      const { order } = json as {
        order: { order_items: readonly { analytics: { parent_sku: string } }[] }
      }
      expect(order.order_items.map(({ analytics }) => analytics.parent_sku)).toEqual([
        `DESIGN-${yard.designId}`,
        `COLLECTION-${collection.id}`,
      ])
    })

    test('takes in an equal one, up to 99 pieces', async () => {
      const { add, yard, cart } = await begin(open)
      const first = await add({ ...yard, quantity: 60 })
      const second = await add({ ...yard, quantity: 39 })
      expect(second.itemId).toBe(first.itemId)
      expect(second.cart.items.map(({ quantity }) => quantity)).toEqual([99])
      expect(second.cart.version).toBe(first.cart.version + 1)
      const other = await add({ ...yard, size: 'FAT_QUARTER_YARD' })
      expect(other.cart.items.length).toBe(2)
      expect(await cart()).toEqual(other.cart)
    })

    test('stands beside lines of other kinds, and the subtotal is their sum', async () => {
      const { add, yard, collection, collectionDesigns } = await begin(open)
      const { designId, fabric } = yard
      await add({ designId, wallpaper: 'VINYL', size: 'ROLL_27_FT', quantity: 1 })
      const ids = collectionDesigns.map(({ id }) => id)
      await add({ layout: filledYard(10, fabric, collection.id, ids), quantity: 1 })
      const { cart } = await add(yard)
      expect(cart.items.map(({ type }) => type)).toEqual(['wallpaper', 'fabric', 'fabric'])
      expect(cart.pricing.subtotal.minor).toBe(
        cart.items.reduce((sum, { total }) => sum + total.minor, 0),
      )
    })
  })
}
