import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { invoked, drive } from '../testing/run.ts'
import { calls, designId, setUp } from '../testing/set-up.ts'
import {
  halfDropDesign as halfDrop,
  keyedCalculator,
  sampleEstimates as answer,
  sampleTotal,
  straightDesign as straight,
} from '../testing/wall-samples.ts'
import { provideWallpaperCalculator, wallpaperCalculatorView } from './index.ts'
import type { WallpaperCalculatorInput } from './index.ts'

const begin = (input: Partial<WallpaperCalculatorInput> = {}) =>
  drive(keyedCalculator(), { measurement: 'imperial', design: straight, ...input })
/** Returns the input of the `addLine` actor that runs. */
const sent = ({ snapshot }: ReturnType<typeof begin>) =>
  (
    Object.values(snapshot.children).find(
      (child) => (child as { src?: unknown } | undefined)?.src === 'addLine',
    ) as unknown as { options: { input: unknown } } | undefined
  )?.options.input
const viewOf = ({ snapshot }: ReturnType<typeof begin>) => wallpaperCalculatorView(snapshot)
const type = (field: 'height' | number, typed: string) => ({ type: 'TYPE' as const, field, typed })
const [toDebounce, wall] = [
  { after: 'debounce' },
  { system: 'imperial', height: 96, widths: [120] },
] as const
const asked = (input?: Partial<WallpaperCalculatorInput>) =>
  begin({ start: wall, ...input }).send(toDebounce)
const answered = (
  options: Parameters<typeof answer>[1] = {},
  start = { system: 'imperial' as const, height: 96, widths: [120] as readonly number[] },
  input?: Partial<WallpaperCalculatorInput>,
) => {
  const driven = asked({ start, ...input })
  return driven.send({
    done: 'estimate',
    output: { wallKey: keyOf(driven), estimates: answer(start, options) },
  })
}
const keyOf = ({
  snapshot: {
    context: { wall: at },
  },
}: ReturnType<typeof begin>) =>
  `measurement_system=${at?.system}&height=${at?.height}&widths=${at?.widths.join('.')}`

describe('typing a wall', () => {
  it('plans as soon as the wall can be read, and asks when typing rests', () => {
    const typed = begin().send(type('height', '96'), type(1, '120'))
    expect(viewOf(typed).result).toMatchObject({
      kind: 'need',
      panels: 5,
      items: [{ length: 108, feet: 9, quantity: 5 }],
      total: undefined,
    })
    expect(viewOf(typed).price).toBe('asking')
    expect(invoked(typed.snapshot)).toEqual([])
    expect(invoked(typed.send(toDebounce).snapshot)).toEqual(['estimate'])
  })

  it('says a wrong character at once and a missing length when the field was left, and keeps what was typed', () => {
    const typed = begin().send(type('height', 'abc'), type(1, '10.5'))
    expect(viewOf(typed)).toMatchObject({
      height: { typed: 'abc', fieldError: 'numeric' },
      widths: [{ typed: '10.5', fieldError: 'whole', offer: { of: 'whole', value: 11 } }],
      price: 'idle',
      result: undefined,
    })
    expect(viewOf(typed.send({ type: 'TAKE_OFFER', field: 1 })).widths).toMatchObject([
      { typed: '11', fieldError: undefined },
    ])
    const empty = begin()
    expect(viewOf(empty).height.fieldError).toBeUndefined()
    expect(viewOf(empty.send({ type: 'LEAVE', field: 'height' })).height.fieldError).toBe(
      'required',
    )
  })

  it('offers feet as inches and as centimetres', () => {
    const typed = begin().send(type('height', '9 ft'))
    expect(viewOf(typed).height.offer).toEqual({ of: 'feet', typed: '9 ft', value: 108 })
    expect(viewOf(typed.send({ type: 'TAKE_OFFER', field: 'height' })).height.typed).toBe('108')
    expect(
      viewOf(typed.send({ type: 'CHOOSE_SYSTEM', system: 'metric' })).height.offer?.value,
    ).toBe(275)
  })

  it('turns inches into centimetres, rounded up, and back into what was typed', () => {
    const typed = begin().send(
      type('height', '96'),
      type(1, '120'),
      { type: 'ADD_WALL' },
      type(2, 'wide'),
      { type: 'ADD_OPENING', kind: 'door' },
      { type: 'CHOOSE_SYSTEM', system: 'metric' },
    )
    expect(viewOf(typed)).toMatchObject({
      system: 'metric',
      height: { typed: '244' },
      widths: [{ typed: '305' }, { typed: 'wide' }],
      openings: [{ fields: [{ typed: '31' }, { typed: '0' }, { typed: '82' }, { typed: '204' }] }],
    })
    expect(viewOf(typed.send({ type: 'CHOOSE_SYSTEM', system: 'imperial' }))).toMatchObject({
      height: { typed: '96' },
      widths: [{ typed: '120' }, { typed: 'wide' }],
    })
    expect(
      viewOf(typed.send(type('height', '250'), { type: 'CHOOSE_SYSTEM', system: 'imperial' }))
        .height.typed,
    ).toBe('99')
  })

  it('adds and removes walls, never the last one, never more than a hundred', () => {
    const many = Array.from({ length: 120 }, () => ({ type: 'ADD_WALL' as const })).reduce(
      (at, step) => at.send(step),
      begin(),
    )
    expect(viewOf(many)).toMatchObject({ canAddWall: false })
    expect(viewOf(many).widths).toHaveLength(100)
    expect(viewOf(begin().send({ type: 'REMOVE_WALL', id: 1 })).widths).toHaveLength(1)
    const two = begin({ start: { ...wall, widths: [120, 96] } })
    expect(viewOf(two).result).toMatchObject({ panels: 9 })
    expect(viewOf(two.send({ type: 'REMOVE_WALL', id: 1 })).widths).toMatchObject([{ typed: '96' }])
  })

  it('says that all walls together are too wide', () => {
    const wide = begin({ start: { ...wall, widths: [60_000, 60_000] } })
    expect(viewOf(wide)).toMatchObject({ tooWide: true, result: undefined, price: 'idle' })
  })

  it('begins with what a form brought back, readable or not', () => {
    expect(
      viewOf(begin({ typed: { system: 'metric', height: '2,5', widths: ['300', ''] } })),
    ).toMatchObject({
      system: 'metric',
      height: { typed: '2,5', fieldError: 'whole' },
      widths: [{ typed: '300' }, { fieldError: 'required' }],
    })
  })
})

describe('the gateway', () => {
  it('gives count and price', () => {
    expect(viewOf(answered())).toMatchObject({
      price: 'agreed',
      planHolds: true,
      result: { total: sampleTotal, pieces: 5 },
      canAdd: true,
    })
    expect(viewOf(answered()).rows).toHaveLength(9)
  })

  it('wins where it counts otherwise, and the local cut plan no longer holds', () => {
    expect(viewOf(answered({ more: 1 }))).toMatchObject({
      price: 'disagrees',
      planHolds: false,
      result: { items: [{ quantity: 6 }] },
      trace: [],
      canAdd: true,
    })
  })

  it('is not believed about another wall', () => {
    const driven = asked()
    const late = driven.send({
      done: 'estimate',
      output: {
        wallKey: 'measurement_system=imperial&height=90&widths=120',
        estimates: answer(wall),
      },
    })
    expect(viewOf(late)).toMatchObject({ price: 'asking', result: { total: undefined } })
    const edited = driven.send(type('height', '97'))
    expect(invoked(edited.snapshot)).toEqual([])
  })

  it('fails: the plan stays, and asking again works', () => {
    const failed = asked().send({ failed: 'estimate', error: shopError('SERVER_ERROR') })
    expect(viewOf(failed)).toMatchObject({
      price: 'failed',
      priceError: { code: 'SERVER_ERROR' },
      result: { pieces: 5, total: undefined },
      height: { typed: '96' },
      canAdd: false,
    })
    const again = failed.send({ type: 'RETRY_PRICE' })
    expect(invoked(again.snapshot)).toEqual(['estimate'])
    expect(viewOf(again)).toMatchObject({ price: 'asking', priceError: undefined })
  })

  it('is not asked again for a wall that only reads otherwise', () => {
    expect(viewOf(answered().send(type('height', ' 096')))).toMatchObject({ price: 'agreed' })
  })

  it('may have answered before there was a script', () => {
    expect(viewOf(begin({ start: wall, estimates: answer(wall) })).price).toBe('agreed')
  })
})

describe('rejections and limits', () => {
  it('names what fits instead', () => {
    const high = begin({ start: { ...wall, height: 145 } })
    expect(viewOf(high).result).toMatchObject({
      kind: 'rejected',
      error: 'panel-height',
      maxHeight: 144,
      alternatives: [
        'NON_PASTED',
        'GRASSCLOTH',
        'ISOBAR',
        'SILVER_METALLIC',
        'GOLD_METALLIC',
        'VINYL',
      ],
    })
    expect(
      viewOf(begin({ design: halfDrop, start: { ...wall, height: 140 } })).result,
    ).toMatchObject({ error: 'panel-repeat' })
  })

  it('says what keeps rolls from fitting where nothing fits', () => {
    expect(viewOf(begin({ start: { ...wall, height: 325, widths: [48] } })).result).toMatchObject({
      error: 'roll-height',
      alternatives: [],
    })
    expect(
      viewOf(begin({ design: halfDrop, start: { ...wall, height: 320, widths: [48] } })).result,
    ).toMatchObject({ error: 'roll-repeat' })
  })

  it('adds 99 pieces and leaves 100 to sales', () => {
    expect(viewOf(answered({}, { ...wall, widths: [2376] }))).toMatchObject({
      canAdd: true,
      result: { pieces: 99, tooMany: false },
    })
    const many = answered({}, { ...wall, widths: [2400] })
    expect(viewOf(many)).toMatchObject({ canAdd: false, result: { pieces: 100, tooMany: true } })
    expect(invoked(many.send({ type: 'ADD' }).snapshot)).toEqual([])
  })

  it('advises where an inch would save a panel', () => {
    expect(viewOf(begin({ start: { ...wall, widths: [121] } })).result).toMatchObject({
      nearMisses: [{ of: 'width', over: 1, instead: [{ length: 108, quantity: 5 }] }],
    })
  })
})

describe('adding', () => {
  it('sends the gateway’s count under a key, and says so', () => {
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

  it('keeps the wall still while it is on its way, and lets go of it', () => {
    const sending = answered().send({ type: 'ADD' })
    expect(
      viewOf(sending.send(type('height', '12'), { type: 'CHOOSE_WALLPAPER', wallpaper: 'VINYL' })),
    ).toMatchObject({ height: { typed: '96' }, wallpaper: 'SMOOTH', busy: true })
    expect(viewOf(sending.send({ type: 'CANCEL' }))).toMatchObject({ busy: false, canAdd: true })
  })

  it('asks again under the same key when the answer was lost, and under a new one when it was rejected', () => {
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

  it('says all faults when nothing can be added', () => {
    const faulty = begin().send(type(1, '12 ft'), { type: 'ADD' })
    expect(viewOf(faulty)).toMatchObject({
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
      input: { measurement: 'imperial', design: { ...straight, id: designId }, start: wall },
    })
    real.start()
    await waitFor(real, (snapshot) => snapshot.matches({ price: 'answered' }), { timeout: 5_000 })
    expect(wallpaperCalculatorView(real.getSnapshot()).result).toMatchObject({ pieces: 5 })
    real.send({ type: 'ADD' })
    await waitFor(real, (snapshot) => snapshot.matches({ cart: 'added' }), { timeout: 5_000 })
    expect(shop.cart.get().cart?.items).toMatchObject([
      { quantity: 5, wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' } },
    ])
    expect(calls(shopped)).toContain('wallpaper.add')
  })
})
