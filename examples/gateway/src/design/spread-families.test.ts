import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadFamilies } from './spread-families.ts'

test('sisters of one family stand apart where there are others', () => {
  const rows = ['fox', 'fox', 'fox', 'moth', 'cat', 'fern'].map((family, id) => ({ id, family }))
  expect(spreadFamilies(rows).map(({ family }) => family)).toEqual([
    'fox',
    'moth',
    'cat',
    'fern',
    'fox',
    'fox',
  ])
})

test('every design stays on its page, once', () => {
  const rows = fc.array(fc.record({ id: fc.nat(), family: fc.constantFrom('a', 'b', 'c') }))
  fc.assert(
    fc.property(rows, (page) => {
      const spread = spreadFamilies(page)
      expect(spread).toHaveLength(page.length)
      expect(new Set(spread)).toEqual(new Set(page))
    }),
  )
})
