import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answered, begin, type, viewOf, wall } from '../testing/drive-calculator.ts'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { calls, designId, setUp } from '../testing/set-up.ts'
import { straightDesign } from '../testing/wall-samples.ts'
import { provideWallpaperCalculator, wallpaperCalculatorView } from './index.ts'

/** Returns the input of the `addLine` actor that runs. */
const sent = ({ snapshot }: ReturnType<typeof begin>) =>
  (
    Object.values(snapshot.children).find(
      (child) => (child as { src?: unknown } | undefined)?.src === 'addLine',
    ) as unknown as { options: { input: unknown } } | undefined
  )?.options.input

describe('adding', () => {
  it('sends the gateway’s count with a key, and emits the items', () => {
    const sending = answered({ more: 1 }).send({ type: 'ADD' })
    expect(viewOf(sending).busy).toBe(true)
    const added = sending.send({ done: 'addLine', output: done })
    expect(viewOf(added)).toMatchObject({ done: true, busy: false })
    expect(added.emitted).toEqual([
      {
        type: 'added',
        items: [{ designId: 7, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 6 }],
        itemIds: ['line-1'],
      },
    ])
  })

  it('ignores edits while it adds, and can be canceled', () => {
    const sending = answered().send({ type: 'ADD' })
    expect(
      viewOf(sending.send(type('height', '12'), { type: 'CHOOSE_WALLPAPER', wallpaper: 'VINYL' })),
    ).toMatchObject({ height: { typed: '96' }, wallpaper: 'SMOOTH', busy: true })
    expect(viewOf(sending.send({ type: 'CANCEL' }))).toMatchObject({ busy: false, canAdd: true })
  })

  it('retries with the same key after a lost response, and with a new key after a rejection', () => {
    const sending = answered().send({ type: 'ADD' })
    const unclear = sending.send({ done: 'addLine', output: lost('key-1') })
    expect(viewOf(unclear)).toMatchObject({
      error: { code: 'SERVER_ERROR' },
      canRetry: true,
      height: { typed: '96' },
    })
    expect(sent(unclear.send({ type: 'ADD' }))).toMatchObject({ lineKey: 'key-1' })
    const limited = sending.send({
      done: 'addLine',
      output: rejected('ORDER_ITEMS_FOR_ORDER_AT_LIMIT'),
    })
    expect(sent(limited.send({ type: 'ADD' }))).toMatchObject({ lineKey: 'key-2' })
    expect(
      sent(
        unclear.send({ type: 'CHOOSE_WALLPAPER', wallpaper: 'PEEL_AND_STICK' }, { type: 'ADD' }),
      ),
    ).toMatchObject({ lineKey: 'key-3' })
  })

  it('shows all field errors when nothing can be added', () => {
    const invalid = begin().send(type(1, '12 elf'), { type: 'ADD' })
    expect(viewOf(invalid)).toMatchObject({
      fieldErrors: [
        { field: 'height', fieldError: 'required' },
        { field: 1, fieldError: 'numeric' },
      ],
      attempt: 1,
      busy: false,
    })
    expect(viewOf(answered({ status: 'out_of_stock' }).send({ type: 'ADD' }))).toMatchObject({
      outOfStock: true,
      error: { code: 'WALLPAPER_OUT_OF_STOCK' },
    })
  })
})

describe('over a gateway', () => {
  it('plans, prices and adds a wall', async () => {
    const shopped = setUp({})
    const { shop } = shopped
    const real = createActor(provideWallpaperCalculator(shop), {
      input: { measurement: 'imperial', design: { ...straightDesign, id: designId }, start: wall },
    })
    real.start()
    await waitFor(real, (snapshot) => snapshot.matches({ price: 'answered' }), { timeout: 30_000 })
    expect(wallpaperCalculatorView(real.getSnapshot()).result).toMatchObject({ pieces: 5 })
    real.send({ type: 'ADD' })
    await waitFor(real, (snapshot) => snapshot.matches({ cart: 'added' }), { timeout: 30_000 })
    expect(shop.cart.get().cart?.items).toMatchObject([
      { quantity: 5, wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' } },
    ])
    expect(calls(shopped)).toContain('wallpaper.add')
  })
})
