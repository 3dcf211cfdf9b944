import { expect, test } from 'vitest'
import { readAddOptions } from './read-add-options.ts'

const options = (given: Readonly<Record<string, string>>) =>
  readAddOptions((name) => given[name] ?? null)

test('leaves attributes that are left out to the shop', () => {
  expect(options({})).toEqual({ ok: true, cut: 'length', quantity: 1 })
})

test('reads fabric, size and quantity', () => {
  expect(options({ fabric: 'linen_cotton_canvas', size: 'fat-quarter', quantity: '99' })).toEqual({
    ok: true,
    fabric: 'LINEN_COTTON_CANVAS',
    cut: 'fat-quarter',
    quantity: 99,
  })
  expect(options({ fabric: 'LINEN_COTTON_CANVAS', size: 'TEST_SWATCH_METER' })).toMatchObject({
    ok: true,
    fabric: 'LINEN_COTTON_CANVAS',
    cut: 'swatch',
  })
})

test.each([
  ['fabric', 'silk'],
  ['fabric', 'constructor'],
  ['fabric', ''],
  ['size', 'ell'],
  ['size', 'toString'],
  ['quantity', '0'],
  ['quantity', '100'],
  ['quantity', '1.5'],
  ['quantity', '-1'],
  ['quantity', 'two'],
])('rejects %s="%s"', (name, value) => {
  expect(options({ [name]: value })).toEqual({ ok: false, problems: [name] })
})

test('names everything that is wrong', () => {
  expect(options({ fabric: 'silk', size: 'ell', quantity: '0' })).toEqual({
    ok: false,
    problems: ['fabric', 'size', 'quantity'],
  })
})
