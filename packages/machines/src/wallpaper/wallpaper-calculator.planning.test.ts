import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import {
  answered,
  asked,
  begin,
  toDebounce,
  type,
  viewOf,
  wall,
} from '../testing/drive-calculator.ts'
import { invoked } from '../testing/run.ts'
import { halfDropDesign, sampleEstimates, sampleTotal } from '../testing/wall-samples.ts'

describe('typing a wall', () => {
  it('plans as soon as the fields are valid, and asks the gateway after a pause in typing', () => {
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

  it('shows a wrong character at once, a missing length after the field, and keeps the text', () => {
    const typed = begin().send(type('height', 'abc'), type(1, '10.5'))
    expect(viewOf(typed)).toMatchObject({
      height: { typed: 'abc', fieldError: 'numeric' },
      widths: [{ typed: '10.5', fieldError: 'whole', offers: [{ amount: 10.5 }, { amount: 11 }] }],
      price: 'idle',
      result: undefined,
    })
    expect(viewOf(begin().send(type('height', '9 f'))).height.fieldError).toBeUndefined()
    const empty = begin()
    expect(viewOf(empty).height.fieldError).toBeUndefined()
    expect(viewOf(empty.send({ type: 'LEAVE', field: 'height' })).height.fieldError).toBe(
      'required',
    )
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

  it('keeps the plan while a further wall has no width yet, and counts it from then on', () => {
    const planned = begin({ start: wall })
    const added = planned.send({ type: 'ADD_WALL' })
    expect(viewOf(added).result).toEqual(viewOf(planned).result)
    const { field: second = 0 } = viewOf(added).widths[1] ?? {}
    const left = added.send({ type: 'LEAVE', field: second }, { type: 'CHECK' })
    expect(viewOf(left)).toMatchObject({
      fieldErrors: [],
      attempt: 0,
      query: viewOf(planned).query,
    })
    expect(viewOf(left.send({ ...type(2, 'tall'), field: second })).result).toBeUndefined()
    expect(viewOf(left.send({ ...type(2, '96'), field: second })).result).toMatchObject({
      panels: 9,
    })
    // Without any width there is no wall to plan.
    const none = left.send(type(1, ''), { type: 'CHECK' })
    expect(viewOf(none).fieldErrors).toHaveLength(2)
  })

  it('rejects walls that are too wide together', () => {
    const wide = begin({ start: { ...wall, widths: [60_000, 60_000] } })
    expect(viewOf(wide)).toMatchObject({ tooWide: true, result: undefined, price: 'idle' })
  })

  it('begins with the text of a sent form, valid or not', () => {
    expect(
      viewOf(begin({ typed: { system: 'metric', height: '2,5', widths: ['300', ''] } })),
    ).toMatchObject({
      system: 'metric',
      height: { typed: '2,5', fieldError: 'numeric' },
      widths: [{ typed: '300' }, { typed: '' }],
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

  it('overrides a different count of our own, and hides our cut plan', () => {
    expect(viewOf(answered({ more: 1 }))).toMatchObject({
      price: 'disagrees',
      planHolds: false,
      result: { items: [{ quantity: 6 }] },
      trace: [],
      canAdd: true,
    })
  })

  it('is ignored when it answers for another wall', () => {
    const driven = asked()
    const late = driven.send({
      done: 'estimate',
      output: {
        wallKey: 'measurement_system=imperial&height=90&widths=120',
        estimates: sampleEstimates(wall),
      },
    })
    expect(viewOf(late)).toMatchObject({ price: 'asking', result: { total: undefined } })
    const edited = driven.send(type('height', '97'))
    expect(invoked(edited.snapshot)).toEqual([])
  })

  it('can fail and be asked again, while the plan stays', () => {
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

  it('is not asked again when only the text of a length changes', () => {
    expect(viewOf(answered().send(type('height', ' 096')))).toMatchObject({ price: 'agreed' })
  })

  it('is not asked when the server has loaded its estimates', () => {
    expect(viewOf(begin({ start: wall, estimates: sampleEstimates(wall) })).price).toBe('agreed')
  })
})

describe('rejections and limits', () => {
  it('names the wallpaper types that fit instead', () => {
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
      viewOf(begin({ design: halfDropDesign, start: { ...wall, height: 140 } })).result,
    ).toMatchObject({ error: 'panel-repeat' })
  })

  it('gives the reason for rolls where nothing fits', () => {
    expect(viewOf(begin({ start: { ...wall, height: 325, widths: [48] } })).result).toMatchObject({
      error: 'roll-height',
      alternatives: [],
    })
    expect(
      viewOf(begin({ design: halfDropDesign, start: { ...wall, height: 320, widths: [48] } }))
        .result,
    ).toMatchObject({ error: 'roll-repeat' })
  })

  it('adds 99 pieces and refers 100 to sales', () => {
    expect(viewOf(answered({}, { ...wall, widths: [2376] }))).toMatchObject({
      canAdd: true,
      result: { pieces: 99, tooMany: false },
    })
    const many = answered({}, { ...wall, widths: [2400] })
    expect(viewOf(many)).toMatchObject({ canAdd: false, result: { pieces: 100, tooMany: true } })
    expect(invoked(many.send({ type: 'ADD' }).snapshot)).toEqual([])
  })

  it('advises when an inch less would save a panel', () => {
    expect(viewOf(begin({ start: { ...wall, widths: [121] } })).result).toMatchObject({
      nearMisses: [{ of: 'width', over: 1, instead: [{ length: 108, quantity: 5 }] }],
    })
  })
})
