import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  addFillAYard,
  fillAYardPayload,
  getTemplates,
  toFillAYardPayload,
} from './fill-a-yard.contract.ts'
import { emptyLayout, layoutCode } from './layout.ts'

const layout = { ...emptyLayout(6, 'VELVET', 9), cells: [7, null] }

it('sends a filled yard as its code and quantity', () => {
  expect(toFillAYardPayload({ layout, quantity: 2 })).toEqual({
    fill_a_yard: { layout: '1.6.velvet.9.7.0-' },
    quantity: 2,
    status: 'pending',
  })
  expect(v.is(addFillAYard.body, toFillAYardPayload({ layout, quantity: 99 }))).toBe(true)
})
it('rejects any other body', () => {
  const good = toFillAYardPayload({ layout, quantity: 1 })
  for (const bad of [
    { ...good, quantity: 0 },
    { ...good, quantity: 100 },
    { ...good, quantity: 1.5 },
    { ...good, quantity: '1' },
    { ...good, raw_price: 1 },
    { ...good, status: 'ordered' },
    { ...good, fill_a_yard: { layout: `${layoutCode(layout)}-` } },
    { ...good, fill_a_yard: { layout } },
    { ...good, fill_a_yard: { layout: layoutCode(layout), image: 'x' } },
    { quantity: 1 },
  ])
    expect(v.is(fillAYardPayload, bad)).toBe(false)
})
it('accepts whole numbers of cells only', () => {
  const answer = (capacity: number, yards = 1) => ({
    collection_id: 9,
    fabrics: [
      { code: 'VELVET', status: 'available', price_per_yard: { raw_price: 34.5, currency: 'USD' } },
    ],
    master_templates: [{ id: 4, yards, capacity: { VELVET: capacity } }],
  })
  expect(v.parse(getTemplates.answer, answer(54))).toEqual({
    collectionId: 9,
    fabrics: [
      { code: 'VELVET', status: 'available', pricePerYard: { minor: 3450, currency: 'USD' } },
    ],
    templates: [{ id: 4, yards: 1, capacity: { VELVET: 54 } }],
  })
  for (const bad of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(v.is(getTemplates.answer, answer(bad))).toBe(false)
  expect(v.is(getTemplates.answer, answer(54, -1))).toBe(false)
  for (const id of ['', '0', '-1', '1.5', '01', '1e3', '99999999999', ' 1', '１'])
    expect(v.is(getTemplates.query, { collection_id: id })).toBe(false)
})
