import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  audienceOf,
  COLLECTION_AUDIENCES,
  DESIGN_MOVES,
  moveDesign,
  shownTo,
} from './collection-rules.ts'

describe('a design in the order of its collection', () => {
  it.each([
    ['first', 3, [3, 1, 2]],
    ['earlier', 3, [1, 3, 2]],
    ['later', 1, [2, 1, 3]],
    ['first', 1, [1, 2, 3]],
    ['earlier', 1, [1, 2, 3]],
    ['later', 3, [1, 2, 3]],
    ['later', 9, [1, 2, 3]],
    ['first', 9, [1, 2, 3]],
  ] as const)('moves %s: %i', (move, id, order) => {
    expect(moveDesign([1, 2, 3], id, move)).toEqual(order)
  })

  it('is never lost or doubled, and forward undoes back', () => {
    const order = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(order, fc.nat(), fc.constantFrom(...DESIGN_MOVES), (ids, pick, move) => {
        const at = pick % ids.length
        const id = ids[at] ?? 0
        const moved = moveDesign(ids, id, move)
        expect([...moved].sort()).toEqual([...ids].sort())
        if (at > 0) expect(moveDesign(moveDesign(ids, id, 'earlier'), id, 'later')).toEqual(ids)
      }),
    )
  })
})

it.each(COLLECTION_AUDIENCES)('the marks of a collection say that %s may see it', (audience) => {
  expect(audienceOf(shownTo(audience))).toBe(audience)
})

it('a hidden collection is its member’s alone, whatever else it says', () => {
  expect(audienceOf({ shown: false, designerOnly: true })).toBe('member')
})
