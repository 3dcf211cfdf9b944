import { listProducts } from '@selvage/core/product'
import { loadSolids } from '@selvage/core/solid'
import type { SolidColor, SolidOffer } from '@selvage/core/solid'
import { loadStock } from '@selvage/core/stock'
import type { StockCode, StockOffer } from '@selvage/core/stock'
import { loadUnprinted } from '@selvage/core/unprinted'
import { describe, expect, it } from 'vitest'
import { lineAdder } from '../cart/add-line.ts'
import { createAddToCart } from '../cart/create-add-to-cart.ts'
import type { ProductFormInput } from '../cart/product-form.types.ts'
import { driveForm } from '../testing/drive-form.ts'
import { ended } from '../testing/run.ts'
import { setUp } from '../testing/set-up.ts'
import { NO_DESIGN, solidProduct, stockProduct, unprintedProduct } from './index.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const priced = (entries: readonly (readonly [size: string, minor: number])[]) =>
  entries.map(([size, minor]) => ({ size, option: '', price: usd(minor) }))
const lengths = priced([
  ['TEST_SWATCH_YARD', 500],
  ['YARD', 1400],
  ['TEST_SWATCH_METER', 500],
  ['METER', 1530],
])
const solids: SolidOffer[] = [
  { code: 'LAGOON', status: 'out_of_stock', prices: lengths },
  { code: 'NAVY', status: 'available', prices: lengths },
  { code: 'SAGE', status: 'available', prices: priced([['YARD', 1500]]) },
]
const input = { designId: NO_DESIGN, measurement: 'imperial' } as const

describe('a form for solid fabric', () => {
  const begin = (more: Partial<ProductFormInput<SolidColor, SolidOffer>> = {}) =>
    driveForm(solidProduct, { ...input, offers: solids, ...more })

  it('begins with a yard of the color asked for, else of one in stock', () => {
    expect(begin({ variant: 'SAGE' }).view).toMatchObject({ variant: 'SAGE', size: 'YARD' })
    expect(begin().view).toMatchObject({ variant: 'NAVY', total: usd(1400) })
    expect(begin({ variant: 'POPPY' }).view.variant).toBe('NAVY')
  })
  it('takes the sizes of the measures, and the address’s one where pricing has it', () => {
    expect(begin({ measurement: 'metric' }).view).toMatchObject({
      size: 'METER',
      sizes: ['TEST_SWATCH_METER', 'METER'],
    })
    expect(begin({ size: 'TEST_SWATCH_YARD' }).view.size).toBe('TEST_SWATCH_YARD')
    expect(begin({ size: 'METER' }).view.sizes).toEqual(['TEST_SWATCH_YARD', 'YARD', 'METER'])
    for (const size of ['FAT_QUARTER_YARD', 'constructor', ''])
      expect(begin({ size }).view.size).toBe('YARD')
  })
  it('offers no size that a color has no price for', () => {
    expect(begin({ variant: 'SAGE', size: 'METER' }).view).toMatchObject({
      size: 'YARD',
      sizes: ['YARD'],
    })
  })
  it('adds whole lengths of the chosen color, and none of one that has run out', () => {
    const chosen = begin({ quantity: 12 }).send(
      { type: 'CHOOSE_VARIANT', variant: 'SAGE' },
      { type: 'ADD' },
    )
    expect(chosen.sent).toMatchObject({ item: { color: 'SAGE', size: 'YARD', quantity: 12 } })
    expect(begin({ variant: 'LAGOON' }).send({ type: 'ADD' }).view).toMatchObject({
      outOfStock: true,
      busy: false,
      error: { code: 'PRODUCT_OUT_OF_STOCK' },
    })
  })
})

describe('a form for ready-made items', () => {
  const one = (code: StockCode, status: StockOffer['status'] = 'available'): StockOffer => ({
    code,
    status,
    prices: priced([['ITEM', 2500]]),
  })
  const shirts = [one('T_SHIRT_S', 'out_of_stock'), one('T_SHIRT_M'), one('T_SHIRT_L')]
  const begin = (more: Partial<ProductFormInput<StockCode, StockOffer>> = {}) =>
    driveForm(stockProduct, { ...input, offers: shirts, ...more })

  it('begins with the item asked for, else with one in stock', () => {
    expect(begin({ variant: 'T_SHIRT_L' }).view.variant).toBe('T_SHIRT_L')
    expect(begin().view).toMatchObject({ variant: 'T_SHIRT_M', size: 'ITEM', total: usd(2500) })
    expect(begin({ offers: shirts.slice(0, 1) }).view).toMatchObject({ outOfStock: true })
  })
  it('adds the chosen item', () => {
    const chosen = begin().send({ type: 'CHOOSE_VARIANT', variant: 'T_SHIRT_L' }, { type: 'ADD' })
    expect(chosen.sent).toMatchObject({ item: { stock: 'T_SHIRT_L', size: 'ITEM', quantity: 1 } })
  })
})

describe('through a shop', () => {
  it('each kind adds its own line, and changes it in place', async () => {
    const { shop } = setUp()
    const { gateway } = shop
    const place = { currency: 'USD', measurement: 'imperial' } as const
    const [colors, cloths, items] = await Promise.all([
      loadSolids(gateway, place),
      loadUnprinted(gateway, place),
      loadStock(gateway, ['T_SHIRT_M', 'T_SHIRT_L'], place),
    ])
    const lines = () => shop.cart.get().cart?.items ?? []
    const solid = createAddToCart(lineAdder(shop, solidProduct), solidProduct, {
      ...input,
      offers: colors,
      variant: 'NAVY',
    })
    solid.send({ type: 'ADD' })
    expect((await ended(solid)).status).toBe('added')
    const cloth = createAddToCart(lineAdder(shop, unprintedProduct), unprintedProduct, {
      ...input,
      offers: cloths,
      variant: 'BELGIAN_LINEN',
    })
    cloth.send({ type: 'ADD' })
    await ended(cloth)
    const item = (itemId?: string, variant: StockCode = 'T_SHIRT_M') =>
      createAddToCart(lineAdder(shop, stockProduct), stockProduct, {
        ...input,
        offers: items,
        variant,
        itemId,
      })
    const shirt = item()
    shirt.send({ type: 'ADD' })
    await ended(shirt)
    expect(lines().map((line) => (line.solid ?? line.stock ?? line.fabric)?.code)).toEqual([
      'NAVY',
      'BELGIAN_LINEN',
      'T_SHIRT_M',
    ])
    const changed = item(lines()[2]?.id, 'T_SHIRT_L')
    changed.send({ type: 'ADD' })
    await ended(changed)
    expect(lines()[2]?.stock?.code).toBe('T_SHIRT_L')
  })

  it('solids and unprinted fabric have the prices of their lists', async () => {
    const { gateway } = setUp().shop
    const listed = await gateway.send(listProducts, {
      params: { kind: 'unprinted' },
      query: { currency: 'EUR' },
    })
    const offers = await loadUnprinted(gateway, { currency: 'EUR', measurement: 'metric' })
    expect(offers.map(({ code, pricing }) => [code, pricing.defaultSize])).toEqual(
      listed.map(({ code }) => [code, 'METER']),
    )
    for (const { code, pricing } of offers) {
      const prices = listed.find((one) => one.code === code)?.prices ?? []
      expect(Object.entries(pricing.sizes)).toEqual(prices.map(({ size, price }) => [size, price]))
    }
  })
})
