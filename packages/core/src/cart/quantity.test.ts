import { expect, test } from 'vitest'
import * as v from 'valibot'
import { cartPayload } from './cart.contract.ts'
import inputs from './quantity.bad-inputs.json' with { type: 'json' }
import { nextQuantity, readQuantity } from './quantity.ts'

const wire = (quantity: unknown) =>
  v.safeParse(cartPayload, { fabric: 'MINKY', fabric_size: 'YARD', quantity, design: { id: 1 } })
    .success

test.each(inputs)('$id: the form and the gateway decide the same', ({ input, verdict }) => {
  if (verdict === 'reject') expect(wire(input)).toBe(false)
  if (typeof input !== 'number' && typeof input !== 'string') return
  const read = readQuantity(input)
  expect(read.ok).toBe(verdict !== 'reject')
  if (read.ok && Number(input) > 99)
    expect(read).toMatchObject({ quantity: 1, reset: Number(input) })
})

test('the gateway rejects above 99 where the form resets to 1', () => {
  expect(wire(99)).toBe(true)
  expect(wire(100)).toBe(false)
  expect(readQuantity('99')).toEqual({ ok: true, quantity: 99 })
  expect(readQuantity('100')).toEqual({ ok: true, quantity: 1, reset: 100 })
  expect(readQuantity('-1')).toEqual({ ok: false, fieldError: 'required' })
  expect(readQuantity('')).toEqual({ ok: false, fieldError: 'required' })
  expect(readQuantity('0')).toEqual({ ok: false, fieldError: 'minimum' })
  expect(readQuantity('-2')).toEqual({ ok: false, fieldError: 'minimum' })
  expect(readQuantity('1')).toEqual({ ok: true, quantity: 1 })
  for (const typed of ['1.5', '5x', 'x5', '٥'])
    expect(readQuantity(typed)).toEqual({ ok: false, fieldError: 'integer' })
  expect(readQuantity(' 7 ')).toEqual({ ok: true, quantity: 7 })
})

test.each([
  [1, 1, undefined, 2],
  [99, 1, undefined, undefined],
  [1, -1, undefined, undefined],
  [4, 1, 2, 6],
  [5, 1, 2, 6],
  [5, -1, 2, 4],
  [2, -1, 2, undefined],
  [98, 1, 2, undefined],
] as const)('from %i by %i in pieces of %s comes %s', (quantity, by, step, next) => {
  expect(nextQuantity(quantity, by, step)).toBe(next)
})
