import { shopError } from '@selvage/core/contract'
import { listWallpapers } from '@selvage/core/wallpaper'
import type { WallpaperOffer } from '@selvage/core/wallpaper'
import { getSimplePaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { eventOf, invoked, drive } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import { calls, designId, setUp } from '../testing/set-up.ts'
import { provideAddWallpaper } from './add-wallpaper.actors.ts'
import { addWallpaperMachine } from './add-wallpaper.machine.ts'
import type { AddWallpaperInput } from './add-wallpaper.machine.ts'
import { addWallpaperView } from './add-wallpaper.view.ts'

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
const begin = (more: Partial<AddWallpaperInput> = {}) =>
  drive(addWallpaperMachine, { designId: 7, offers, ...more })
const sending = (more: Partial<AddWallpaperInput> = {}) =>
  begin(more).send({ type: 'ADD' }, { done: 'prepareLine', output: 'key-1' })
const sent = (driven: ReturnType<typeof begin>) =>
  (Object.values(driven.snapshot.children)[0] as unknown as { options: { input: unknown } }).options
    .input
const view = (driven: ReturnType<typeof begin>) => addWallpaperView(driven.snapshot)

describe('choosing a wallpaper', () => {
  it('begins with the shop’s first, at its default size', () => {
    expect(view(begin())).toMatchObject({
      wallpaper: 'SMOOTH',
      size: 'PANEL_9_FT',
      quantity: 1,
      total: usd(7200),
      label: 'fabric.addToCart',
    })
    expect(view(begin({ offers: offers.slice(2) })).wallpaper).toBe('GRASSCLOTH')
  })
  it('takes the URL’s type, and its size only if pricing has it', () => {
    expect(view(begin({ wallpaper: 'GRASSCLOTH', size: 'SWATCH' }))).toMatchObject({
      wallpaper: 'GRASSCLOTH',
      size: 'SWATCH',
    })
    for (const size of ['ROLL_27_FT', 'constructor', 'PANEL_6_FT', ''])
      expect(view(begin({ size })).size).toBe('PANEL_9_FT')
  })
  it('keeps the size where the next type has it, else takes its default, and ignores what is not offered', () => {
    const panel = begin().send(
      { type: 'CHOOSE_SIZE', size: 'PANEL_3_FT' },
      { type: 'CHOOSE_WALLPAPER', wallpaper: 'PEEL_AND_STICK' },
      { type: 'CHOOSE_WALLPAPER', wallpaper: 'ISOBAR' },
      { type: 'CHOOSE_SIZE', size: 'ROLL_27_FT' },
    )
    expect(view(panel)).toMatchObject({ wallpaper: 'PEEL_AND_STICK', size: 'PANEL_3_FT' })
    expect(view(panel.send({ type: 'CHOOSE_WALLPAPER', wallpaper: 'GRASSCLOTH' }))).toMatchObject({
      size: 'ROLL_27_FT',
      total: usd(30000),
    })
  })
  it('shows one that has run out, and does not add it', () => {
    const driven = begin().send({ type: 'CHOOSE_WALLPAPER', wallpaper: 'VINYL' })
    expect(view(driven)).toMatchObject({ outOfStock: true })
    expect(view(driven.send({ type: 'ADD' }))).toMatchObject({
      busy: false,
      error: { code: 'WALLPAPER_OUT_OF_STOCK' },
    })
  })
  it('resets a quantity above 99 to 1 and tells the number that was typed', () => {
    expect(
      view(begin().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'LEAVE_QUANTITY' })),
    ).toMatchObject({ quantity: 1, reset: 150 })
    expect(view(begin({ quantity: '0' }))).toMatchObject({ fieldError: 'forms.minimum' })
  })
})

describe('adding wallpaper', () => {
  it('makes a guest first, then sends the line under its key, and tells its owner', () => {
    expect(invoked(begin().send({ type: 'ADD' }).snapshot)).toEqual(['prepareLine'])
    const item = { designId: 7, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 1 }
    expect(sent(sending())).toEqual({ item, lineKey: 'key-1', itemId: undefined })
    const added = sending().send({ done: 'sendLine', output: 'line-1' })
    expect(view(added)).toMatchObject({ done: true, label: 'fabric.added' })
    expect(added.emitted).toEqual([{ type: 'added', itemId: 'line-1', item }])
  })
  it('asks a lost answer again under the same key, and a rejected one under another', () => {
    const lost = sending().send(
      { failed: 'sendLine', error: shopError('SERVER_ERROR', { status: 502 }) },
      { type: 'RETRY' },
    )
    expect(sent(lost)).toMatchObject({ lineKey: 'key-1' })
    const rejected = sending().send(
      { failed: 'sendLine', error: shopError('NO_IMAGE_AVAILABLE', { status: 400 }) },
      { type: 'RETRY' },
    )
    expect(invoked(rejected.snapshot)).toEqual(['prepareLine'])
  })
  it('ignores edits while it is on its way; stopped, the same choice goes out under the same key', () => {
    const driven = sending().send(
      { type: 'CHOOSE_SIZE', size: 'SWATCH' },
      { type: 'TYPE_QUANTITY', typed: '9' },
    )
    expect(sent(driven)).toMatchObject({ item: { size: 'PANEL_9_FT', quantity: 1 } })
    expect(sent(driven.send({ type: 'CANCEL' }, { type: 'ADD' }))).toMatchObject({
      lineKey: 'key-1',
    })
    expect(
      invoked(
        driven.send({ type: 'CANCEL' }, { type: 'CHOOSE_SIZE', size: 'SWATCH' }, { type: 'ADD' })
          .snapshot,
      ),
    ).toEqual(['prepareLine'])
  })
  it('changes a line instead: Update Item, Updated, Cancel', () => {
    const update = { itemId: 'line-9', quantity: 3 } as const
    expect(view(begin(update))).toMatchObject({
      label: 'fabric.updateItem',
      canCancel: true,
      quantity: 3,
    })
    expect(view(sending(update).send({ done: 'sendLine', output: 'line-9' })).label).toBe(
      'fabric.updated',
    )
    expect(begin(update).send({ type: 'CANCEL' }).snapshot.status).toBe('done')
  })
})

it('keeps to the table of moves on every way through', () => {
  type Snapshot = SnapshotFrom<typeof addWallpaperMachine>
  const screenOf = ({ value }: Snapshot) =>
    typeof value === 'string' ? value : `adding.${String(Object.values(value)[0])}`
  const allowed: Readonly<Record<string, readonly string[]>> = {
    editing: ['adding.preparing', 'adding.sending', 'cancelled'],
    'adding.preparing': ['adding.sending', 'failed', 'editing'],
    'adding.sending': ['added', 'failed', 'editing'],
    added: ['editing', 'adding.preparing', 'cancelled'],
    failed: ['editing', 'adding.preparing', 'adding.sending', 'cancelled'],
  }
  const happens: readonly Step<typeof addWallpaperMachine>[] = [
    { type: 'ADD' },
    { type: 'RETRY' },
    { type: 'CANCEL' },
    { type: 'TYPE_QUANTITY', typed: '0' },
    { type: 'CHOOSE_SIZE', size: 'SWATCH' },
    { type: 'CHOOSE_WALLPAPER', wallpaper: 'VINYL' },
  ]
  const ends = (src: string): Step<typeof addWallpaperMachine>[] => [
    { done: src, output: 'key' },
    { failed: src, error: shopError('SERVER_ERROR') },
    { failed: src, error: shopError('NO_IMAGE_AVAILABLE', { status: 400 }) },
  ]
  const paths = getSimplePaths(addWallpaperMachine, {
    input: { designId: 7, offers, itemId: 'line-9' },
    serializeState: ((snapshot: Snapshot) =>
      [
        screenOf(snapshot),
        snapshot.context.lineKey !== undefined,
        snapshot.context.typed,
        snapshot.context.size,
      ].join(' ')) as never,
    events: ((snapshot: Snapshot) =>
      [...happens, ...invoked(snapshot).flatMap(ends)].map((step) =>
        eventOf(addWallpaperMachine, snapshot, step),
      ) as EventFromLogic<typeof addWallpaperMachine>[]) as never,
    stopWhen: ({ status }) => status === 'done',
    toState: (snapshot) => ['added', 'cancelled'].includes(screenOf(snapshot)),
  })
  const wrong = paths.flatMap(({ steps, state }) => {
    const screens = [...steps.map((step) => screenOf(step.state)), screenOf(state)]
    const fits = screens.every(
      (screen, index) =>
        index === 0 ||
        screen === screens[index - 1] ||
        allowed[screens[index - 1] ?? '']?.includes(screen),
    )
    return fits &&
      (!screens.includes('added') || screens.indexOf('adding.sending') < screens.indexOf('added'))
      ? []
      : [screens.join(' → ')]
  })
  expect(wrong).toEqual([])
  expect(paths.length).toBeGreaterThan(50)
}, 60_000)

describe('through a shop', () => {
  async function add({ shop }: ReturnType<typeof setUp>, more: Partial<AddWallpaperInput> = {}) {
    const read = await shop.gateway.send(listWallpapers, { query: { currency: 'USD' } })
    const actor = createActor(provideAddWallpaper(shop), {
      input: { designId, offers: read, ...more },
    }).start()
    actor.send({ type: 'ADD' })
    return waitFor(actor, (snapshot) => snapshot.matches('added') || snapshot.matches('failed'))
  }

  it('makes a guest, adds one line, moves every badge, then replaces it in one call', async () => {
    const all = setUp()
    expect((await add(all)).matches('added')).toBe(true)
    expect(calls(all)).toEqual([
      'wallpaper.list',
      'session.whoAmI',
      'session.createGuest',
      'wallpaper.add',
    ])
    const line = all.shop.cart.get().cart?.items[0]
    expect(line?.wallpaper?.code).toBe('SMOOTH')
    expect(
      (await add(all, { itemId: line?.id, wallpaper: 'GRASSCLOTH', quantity: 4 })).matches('added'),
    ).toBe(true)
    expect(all.shop.cart.get()).toMatchObject({
      count: 4,
      cart: { items: [{ wallpaper: { code: 'GRASSCLOTH' } }] },
    })
  })
})
