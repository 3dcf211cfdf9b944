import { loadHomeGoodProduct } from '@selvage/core/home-good'
import type { HomeGoodOffer } from '@selvage/core/home-good'
import { describe, expect, it } from 'vitest'
import { lineAdder } from '../cart/add-line.ts'
import { createAddToCart } from '../cart/create-add-to-cart.ts'
import { driveForm, simplePaths, unlawful } from '../testing/drive-form.ts'
import { ended } from '../testing/run.ts'
import { calls, designId, setUp } from '../testing/set-up.ts'
import { homeGoodProduct } from './home-good-product.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const pieces = {
  '18X18 COVER_ONLY': usd(2600),
  '18X18 COVER_AND_INSERT': usd(3800),
  '20X20 COVER_ONLY': usd(2900),
}
const offers: HomeGoodOffer[] = [
  { code: 'LINEN_COTTON_CANVAS', status: 'available', pieces },
  { code: 'VELVET', status: 'out_of_stock', pieces },
]
const pillow = homeGoodProduct('SQUARE_THROW_PILLOW')
const begin = (more: object = {}) =>
  driveForm(pillow, { designId: 7, offers, measurement: 'metric', ...more })

describe('choosing a home good', () => {
  it('begins with the fabric and the size that can be bought, as a plain cover', () => {
    expect(begin().view).toMatchObject({
      variant: 'LINEN_COTTON_CANVAS',
      size: '18X18 COVER_ONLY',
      total: usd(2600),
      sizes: ['18X18 COVER_ONLY', '18X18 COVER_AND_INSERT', '20X20 COVER_ONLY'],
    })
    const [linen, velvet] = offers as [HomeGoodOffer, HomeGoodOffer]
    const other = { ...linen, status: 'out_of_stock' } as const
    expect(begin({ offers: [other, { ...velvet, status: 'available' }] }).view.variant).toBe(
      'VELVET',
    )
  })
  it('takes the piece of the address only if pricing has it', () => {
    expect(begin({ size: '18X18 COVER_AND_INSERT' }).view.total).toEqual(usd(3800))
    for (const size of ['20X20 COVER_AND_INSERT', 'constructor', '', '18X18'])
      expect(begin({ size }).view.size).toBe('18X18 COVER_ONLY')
  })
  it('has nothing to choose where it is not listed', () => {
    const { view } = begin({ offers: [] })
    expect(view).toMatchObject({ variant: 'LINEN_COTTON_CANVAS', sizes: [], canAdd: false })
    expect(view.unitPrice).toBeUndefined()
  })
  it('shows a fabric that has run out, and does not add it', () => {
    const driven = begin().send({ type: 'CHOOSE_VARIANT', variant: 'VELVET' })
    expect(driven.view).toMatchObject({ outOfStock: true })
    expect(driven.send({ type: 'ADD' }).view).toMatchObject({
      busy: false,
      error: { code: 'PRODUCT_OUT_OF_STOCK' },
    })
  })
})

describe('adding a home good', () => {
  it('sends its size, its fabric and its addition', () => {
    const driven = begin({ quantity: 2 }).send(
      { type: 'CHOOSE_SIZE', size: '18X18 COVER_AND_INSERT' },
      { type: 'ADD' },
    )
    expect(driven.sent?.item).toEqual({
      designId: 7,
      homeGood: 'SQUARE_THROW_PILLOW',
      size: '18X18',
      addition: 'COVER_AND_INSERT',
      fabric: 'LINEN_COTTON_CANVAS',
      quantity: 2,
    })
  })
  it('sends no addition of what is sold in one way, and the promo code that it was given', () => {
    const towel = driveForm(homeGoodProduct('TEA_TOWEL'), {
      designId: 7,
      measurement: 'imperial',
      promoId: 'SPRING',
      offers: [
        { code: 'LINEN_COTTON_CANVAS', status: 'available', pieces: { '18X27': usd(1800) } },
      ],
    })
    expect(towel.send({ type: 'ADD' }).sent?.item).toEqual({
      designId: 7,
      homeGood: 'TEA_TOWEL',
      size: '18X27',
      fabric: 'LINEN_COTTON_CANVAS',
      quantity: 1,
      promoId: 'SPRING',
    })
  })
})

it('keeps to the table of transitions on every path', () => {
  const events = [
    { type: 'ADD' },
    { type: 'CANCEL' },
    { type: 'TYPE_QUANTITY', typed: '0' },
    { type: 'CHOOSE_SIZE', size: '18X18 COVER_AND_INSERT' },
    { type: 'CHOOSE_VARIANT', variant: 'VELVET' },
    { ends: 'done' },
    { ends: 'lost' },
    { ends: 'rejected' },
  ] as const
  const paths = simplePaths(
    begin({ itemId: 'line-9' }),
    (form) => events.map((step) => form.send(step)),
    ({ state: { status, lineKey, typed, size } }) =>
      [status, lineKey !== undefined, typed, size].join(' '),
    ({ state: { status } }) => status === 'added' || status === 'canceled',
  )
  expect(unlawful(paths)).toEqual([])
  expect(paths.length).toBeGreaterThan(50)
})

it('makes a guest, adds one line through a shop, then replaces it in one call', async () => {
  const all = setUp()
  const place = { currency: 'USD', country: 'US' } as const
  const { offers: read } = await loadHomeGoodProduct(
    all.shop.gateway,
    designId,
    'SQUARE_THROW_PILLOW',
    place,
  )
  async function add(more: object = {}) {
    const input = { designId, offers: read, measurement: 'imperial', ...more } as const
    const form = createAddToCart(lineAdder(all.shop, pillow), pillow, input)
    form.send({ type: 'ADD' })
    return ended(form)
  }
  expect((await add()).status).toBe('added')
  expect(calls(all)).toContain('home-good.add')
  const line = all.shop.cart.get().cart?.items[0]
  expect(line?.homeGood).toEqual({
    code: 'SQUARE_THROW_PILLOW',
    size: '18X18',
    addition: 'COVER_ONLY',
  })
  const changed = { itemId: line?.id, size: '20X20 COVER_AND_INSERT', quantity: 4 }
  expect((await add(changed)).status).toBe('added')
  expect(all.shop.cart.get()).toMatchObject({
    count: 4,
    cart: { items: [{ homeGood: { size: '20X20', addition: 'COVER_AND_INSERT' } }] },
  })
})
