import { expect, test } from 'vitest'
import { readAddOptions } from './read-add-options.ts'

const options = (given: Readonly<Record<string, string>>) =>
  readAddOptions((name) => given[name] ?? null)

test('leaves attributes that are left out to the shop', () => {
  expect(options({})).toEqual({ ok: true, cut: 'length', quantity: 1 })
})

test('reads fabric, size, quantity and country', () => {
  expect(
    options({ fabric: 'linen_cotton_canvas', size: 'fat-quarter', quantity: '99', country: 'DE' }),
  ).toEqual({
    ok: true,
    fabric: 'LINEN_COTTON_CANVAS',
    cut: 'fat-quarter',
    quantity: 99,
    country: 'DE',
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
  ['country', 'usa'],
  ['country', 'us'],
])('rejects %s="%s" and proposes a valid value', (name, value) => {
  const read = options({ [name]: value })
  expect(read).toMatchObject({ ok: false, problem: [name, expect.any(String), expect.any(String)] })
  if (!read.ok) expect(options({ [name]: read.problem[2] })).toMatchObject({ ok: true })
})
