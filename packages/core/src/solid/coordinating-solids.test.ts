import { describe, expect, it, test } from 'vitest'
import {
  colorDistance,
  coordinatingSolids,
  distanceToSolid,
  nearestSolids,
  solidFromSlug,
  solidsBeside,
  solidSlug,
  solidsOfFamily,
} from './coordinating-solids.ts'
import { SOLID_COLOR_CODES } from './solid.ts'
import { SOLID_COLORS, SOLID_FAMILIES } from './solids.table.ts'

test.each([
  ['#000000', '#ffffff', 1],
  ['#29384c', '#29384c', 0],
  ['#ff0000', '#00ff00', 0.5197],
] as const)('%s and %s are %d apart', (one, other, distance) => {
  expect(colorDistance(one, other)).toBeCloseTo(distance, 3)
  expect(colorDistance(other, one)).toBeCloseTo(distance, 3)
})

test('every solid is nearest to itself', () => {
  for (const code of SOLID_COLOR_CODES) {
    expect(nearestSolids(SOLID_COLORS[code].hex)[0]).toBe(code)
  }
})

test('a dark blue is nearer to navy than to black, which has the same lightness', () => {
  const order = nearestSolids('#22304a')
  expect(order[0]).toBe('NAVY')
  expect(order).toHaveLength(SOLID_COLOR_CODES.length)
})

describe('solids for a print', () => {
  it('are one for each color, in the order of the palette', () => {
    expect(coordinatingSolids(['#c4932b', '#29384c'])).toEqual(['MUSTARD', 'NAVY'])
  })
  it('are never the same twice', () => {
    const found = coordinatingSolids(['#29384c', '#2a394d', '#28374b'])
    expect(new Set(found).size).toBe(found.length)
    expect(found[0]).toBe('NAVY')
  })
  it('leave out a color that no solid comes near', () => {
    expect(coordinatingSolids(['#00ff00', '#29384c'])).toEqual(['NAVY'])
  })
  it('are of those in stock', () => {
    expect(coordinatingSolids(['#1d6a6c'], ['TEAL'])).toEqual(['TEAL'])
    expect(coordinatingSolids(['#1d6a6c'], [])).toEqual([])
  })
  it('of no colors are none', () => {
    expect(coordinatingSolids([])).toEqual([])
    expect(distanceToSolid([], 'NAVY')).toBe(Infinity)
  })
})

test('a print is as far from a solid as its nearest color', () => {
  expect(distanceToSolid(['#ffffff', '#29384C'], 'NAVY')).toBe(0)
})

test('solids beside one are of other families, one each, the nearest first', () => {
  for (const code of SOLID_COLOR_CODES) {
    const beside = solidsBeside(code)
    const families = beside.map((other) => SOLID_COLORS[other].family)
    expect([...families].sort()).toEqual(
      SOLID_FAMILIES.filter((one) => one !== SOLID_COLORS[code].family).sort(),
    )
    const far = beside.map((other) =>
      colorDistance(SOLID_COLORS[code].hex, SOLID_COLORS[other].hex),
    )
    expect(far).toEqual([...far].sort((a, b) => a - b))
  }
})

test('the families have every color once', () => {
  expect(SOLID_FAMILIES.flatMap(solidsOfFamily).sort()).toEqual([...SOLID_COLOR_CODES].sort())
})

test('a color has one address, and no other text has one', () => {
  for (const code of SOLID_COLOR_CODES) expect(solidFromSlug(solidSlug(code))).toBe(code)
  for (const slug of ['', 'NAVY', 'navy ', 'constructor'])
    expect(solidFromSlug(slug)).toBe(undefined)
})
