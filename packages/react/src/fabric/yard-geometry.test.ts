import { FABRIC_CODES, sizesOf } from '@selvage/core/fabric'
import { expect, test } from 'vitest'
import { yardGeometry } from './yard-geometry.ts'

const all = FABRIC_CODES.flatMap((fabric) =>
  [...sizesOf('imperial'), ...sizesOf('metric')].map((size) => [fabric, size] as const),
)

test.each(all)(
  'every piece of %s as %s lies on the cloth, and the cloth in the view',
  (fabric, size) => {
    const { cloth, view, fatQuarter, swatch, across, down } = yardGeometry(fabric, size, 'imperial')
    for (const piece of [fatQuarter, swatch]) {
      expect(piece.x).toBeGreaterThanOrEqual(0)
      expect(piece.y).toBeGreaterThanOrEqual(0)
      expect(piece.x + piece.width).toBeLessThanOrEqual(cloth.width)
      expect(piece.y + piece.height).toBeLessThanOrEqual(cloth.height + 1e-9)
    }
    expect(view.x + view.width).toBeGreaterThan(cloth.width)
    expect(across[0]).toEqual({ atIn: 0, label: 0 })
    expect(across.at(-1)?.atIn).toBeCloseTo(cloth.width, 0)
    expect(down.at(-1)?.atIn).toBeCloseTo(cloth.height, 0)
  },
)

test('marks a yard of 56 in in inches and a meter in centimeters', () => {
  const yard = yardGeometry('MODERN_JERSEY', 'YARD', 'imperial')
  expect(yard.across.map(({ label }) => label)).toEqual([0, 14, 28, 42, 56])
  expect(yard.down.map(({ label }) => label)).toEqual([0, 12, 24, 36])
  const meter = yardGeometry('MODERN_JERSEY', 'METER', 'metric')
  expect(meter.down.map(({ label }) => label)).toEqual([0, 33, 67, 100])
})

test('marks a yard in centimeters for a reader who measures in them', () => {
  const yard = yardGeometry('MODERN_JERSEY', 'YARD', 'metric')
  expect(yard.across.map(({ label }) => label)).toEqual([0, 36, 71, 107, 142])
  expect(yard.down.at(-1)).toMatchObject({ label: 91 })
})
