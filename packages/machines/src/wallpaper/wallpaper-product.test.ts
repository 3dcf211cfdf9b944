import { listWallpapers } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer } from '@selvage/core/wallpaper'
import { describe, expect, it } from 'vitest'
import { lineAdder } from '../cart/add-line.ts'
import { createAddToCart } from '../cart/create-add-to-cart.ts'
import type { AddedLine } from '../cart/create-add-to-cart.ts'
import type { ProductFormInput } from '../cart/product-form.types.ts'
import { driveForm, simplePaths, unlawful } from '../testing/drive-form.ts'
import { ended } from '../testing/run.ts'
import { calls, designId, setUp } from '../testing/set-up.ts'
import { wallpaperProduct } from './wallpaper-product.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const
const panels = { SWATCH: usd(600), PANEL_3_FT: usd(2400), PANEL_9_FT: usd(7200) }
const offers: WallpaperOffer[] = [
  { code: 'SMOOTH', status: 'available', defaultSize: 'PANEL_9_FT', sizes: panels },
  { code: 'PEEL_AND_STICK', status: 'available', defaultSize: 'PANEL_9_FT', sizes: panels },
  {
    code: 'GRASSCLOTH',
    status: 'available',
    defaultSize: 'ROLL_27_FT',
    sizes: { SWATCH: usd(900), ROLL_27_FT: usd(30000) },
  },
  {
    code: 'VINYL',
    status: 'out_of_stock',
    defaultSize: 'ROLL_27_FT',
    sizes: { ROLL_27_FT: usd(20000) },
  },
]
type Input = ProductFormInput<WallpaperCode, WallpaperOffer>
const begin = (more: Partial<Input> = {}) =>
  driveForm(wallpaperProduct, { designId: 7, offers, measurement: 'imperial', ...more })
const sending = (more: Partial<Input> = {}) => begin(more).send({ type: 'ADD' })

describe('choosing a wallpaper', () => {
  it('begins with the shop’s first, at its default size', () => {
    expect(begin().view).toMatchObject({
      variant: 'SMOOTH',
      size: 'PANEL_9_FT',
      quantity: 1,
      total: usd(7200),
      label: 'fabric.addToCart',
    })
    expect(begin({ offers: offers.slice(2) }).view.variant).toBe('GRASSCLOTH')
  })
  it('takes the URL’s type, and its size only if pricing has it', () => {
    expect(begin({ variant: 'GRASSCLOTH', size: 'SWATCH' }).view).toMatchObject({
      variant: 'GRASSCLOTH',
      size: 'SWATCH',
    })
    for (const size of ['ROLL_27_FT', 'constructor', 'PANEL_6_FT', ''])
      expect(begin({ size }).view.size).toBe('PANEL_9_FT')
  })
  it('keeps the size where the next type has it, else takes its default, and ignores what is not offered', () => {
    const panel = begin().send(
      { type: 'CHOOSE_SIZE', size: 'PANEL_3_FT' },
      { type: 'CHOOSE_VARIANT', variant: 'PEEL_AND_STICK' },
      { type: 'CHOOSE_VARIANT', variant: 'ISOBAR' },
      { type: 'CHOOSE_SIZE', size: 'ROLL_27_FT' },
    )
    expect(panel.view).toMatchObject({ variant: 'PEEL_AND_STICK', size: 'PANEL_3_FT' })
    expect(panel.send({ type: 'CHOOSE_VARIANT', variant: 'GRASSCLOTH' }).view).toMatchObject({
      size: 'ROLL_27_FT',
      total: usd(30000),
    })
  })
  it('shows one that has run out, and does not add it', () => {
    const driven = begin().send({ type: 'CHOOSE_VARIANT', variant: 'VINYL' })
    expect(driven.view).toMatchObject({ outOfStock: true })
    expect(driven.send({ type: 'ADD' }).view).toMatchObject({
      busy: false,
      error: { code: 'WALLPAPER_OUT_OF_STOCK' },
    })
  })
  it('resets a quantity above 99 to 1 and tells the number that was typed', () => {
    expect(
      begin().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'LEAVE_QUANTITY' }).view,
    ).toMatchObject({ quantity: 1, reset: 150 })
    expect(begin({ quantity: '0' }).view).toMatchObject({ fieldError: 'forms.minimum' })
  })
})

describe('adding wallpaper', () => {
  it('sends the line under a fresh key', () => {
    const item = { designId: 7, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 1 }
    expect(sending().sent).toEqual({ item, lineKey: 'key-1', itemId: undefined })
    expect(sending().send({ ends: 'done' }).view).toMatchObject({
      done: true,
      label: 'fabric.added',
    })
  })
  it('asks a lost answer again under the same key, and a rejected one under another', () => {
    const lost = sending().send({ ends: 'lost' }, { type: 'ADD' })
    expect(lost.sent).toMatchObject({ lineKey: 'key-1' })
    const rejected = sending().send({ ends: 'rejected' }, { type: 'ADD' })
    expect(rejected.sent).toMatchObject({ lineKey: 'key-2' })
  })
  it('ignores edits while it is on its way; stopped, the same choice goes out under the same key', () => {
    const driven = sending().send(
      { type: 'CHOOSE_SIZE', size: 'SWATCH' },
      { type: 'TYPE_QUANTITY', typed: '9' },
    )
    expect(driven.sent).toMatchObject({ item: { size: 'PANEL_9_FT', quantity: 1 } })
    expect(driven.send({ type: 'CANCEL' }, { type: 'ADD' }).sent).toMatchObject({
      lineKey: 'key-1',
    })
    expect(
      driven.send({ type: 'CANCEL' }, { type: 'CHOOSE_SIZE', size: 'SWATCH' }, { type: 'ADD' })
        .sent,
    ).toMatchObject({ lineKey: 'key-2' })
  })
  it('changes a line instead: Update Item, Updated, Cancel', () => {
    const update = { itemId: 'line-9', quantity: 3 } as const
    expect(begin(update).view).toMatchObject({
      label: 'fabric.updateItem',
      canCancel: true,
      quantity: 3,
    })
    expect(sending(update).send({ ends: 'done' }).view.label).toBe('fabric.updated')
    expect(begin(update).send({ type: 'CANCEL' }).state.status).toBe('canceled')
  })
})

it('keeps to the table of transitions on every path', () => {
  const events = [
    { type: 'ADD' },
    { type: 'CANCEL' },
    { type: 'TYPE_QUANTITY', typed: '0' },
    { type: 'CHOOSE_SIZE', size: 'SWATCH' },
    { type: 'CHOOSE_VARIANT', variant: 'VINYL' },
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

describe('through a shop', () => {
  async function add({ shop }: ReturnType<typeof setUp>, more: Partial<Input> = {}) {
    const read = await shop.gateway.send(listWallpapers, { query: { currency: 'USD' } })
    const heard: AddedLine<unknown>[] = []
    const input: Input = { designId, offers: read, measurement: 'imperial', ...more }
    const form = createAddToCart(
      lineAdder(shop, wallpaperProduct),
      wallpaperProduct,
      input,
      (added) => heard.push(added),
    )
    form.send({ type: 'ADD' })
    return { ...(await ended(form)), heard }
  }

  it('makes a guest, adds one line, moves every badge, then replaces it in one call', async () => {
    const all = setUp()
    const first = await add(all)
    expect(first.status).toBe('added')
    expect(calls(all)).toEqual([
      'wallpaper.list',
      'session.whoAmI',
      'session.createGuest',
      'wallpaper.add',
    ])
    const line = all.shop.cart.get().cart?.items[0]
    expect(line?.wallpaper?.code).toBe('SMOOTH')
    expect(first.heard).toEqual([
      {
        item: { designId, wallpaper: 'SMOOTH', size: line?.wallpaper?.size, quantity: 1 },
        itemId: line?.id,
        cart: all.shop.cart.get().cart,
      },
    ])
    const changed = { itemId: line?.id, variant: 'GRASSCLOTH', quantity: 4 } as const
    expect((await add(all, changed)).status).toBe('added')
    expect(all.shop.cart.get()).toMatchObject({
      count: 4,
      cart: { items: [{ wallpaper: { code: 'GRASSCLOTH' } }] },
    })
  })
})
