import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FABRIC_CODES } from '../fabric/fabric.ts'
import { FABRICS } from '../fabric/fabrics.table.ts'
import {
  cellRect,
  FILL_A_YARD_FABRICS,
  gridOf,
  isTemplateId,
  squareGrid,
  templateCapacity,
} from './template.ts'
import { anyCloth } from './fill-a-yard.test-data.ts'
import { MAX_CELLS } from './layout.ts'
import { TEMPLATE_IDS } from './templates.table.ts'

/** Cells by printable width in inches, templates in the order 8, 6, 4, 5, 1, 10. */
const CELLS: Readonly<Record<number, readonly number[]>> = {
  42: [2, 2, 42, 32, 2, 4],
  54: [2, 2, 54, 48, 2, 6],
  56: [2, 2, 54, 48, 2, 6],
  58: [2, 2, 54, 48, 2, 6],
  60: [2, 2, 60, 48, 2, 6],
}

describe('capacity', () => {
  it('has the templates in the order of the shop', () =>
    expect(TEMPLATE_IDS).toEqual([8, 6, 4, 5, 1, 10]))
  it.each(FILL_A_YARD_FABRICS.map((code) => [code, FABRICS[code].printableWidthIn] as const))(
    'of %s, %d in wide',
    (_, width) => {
      expect(TEMPLATE_IDS.map((id) => templateCapacity(id, width))).toEqual(CELLS[width])
    },
  )
  it('covers every fabric but the extra-wide ones', () => {
    expect(FABRIC_CODES.filter((code) => !FILL_A_YARD_FABRICS.includes(code))).toEqual([
      'LONGLEAF_SATEEN_GRAND',
      'PERENNIAL_SATEEN_GRAND',
    ])
    expect(
      Math.max(
        ...FILL_A_YARD_FABRICS.flatMap((fabric) =>
          TEMPLATE_IDS.map((id) => gridOf(id, fabric).columns * gridOf(id, fabric).rows),
        ),
      ),
    ).toBe(MAX_CELLS)
  })
  it('tolerates the rounding errors of a width in centimeters', () => {
    for (const cells of [7, 9, 10])
      expect(templateCapacity(4, (cells * 6 * 2.54) / 2.54)).toBe(cells * 6)
    expect(templateCapacity(4, 137.16 / 2.54)).toBe(54)
    expect(templateCapacity(4, 54 - 1e-12)).toBe(54)
    expect(templateCapacity(4, 53.99)).toBe(48)
  })
  it('is 0 for an unknown template and for a width that is not positive', () => {
    for (const id of [0, 2, 3, 7, 9, 11, -4, 4.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(templateCapacity(id, 54)).toBe(0)
    for (const width of [0, -54, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      for (const id of TEMPLATE_IDS) expect(templateCapacity(id, width)).toBe(0)
    for (const id of ['4', null, undefined, {}, [4], 'constructor', '__proto__'])
      expect(isTemplateId(id)).toBe(false)
    expect(templateCapacity(4, 5.9)).toBe(0)
  })
})

/** Counts squares by placing them one by one, in whole thousandths of an inch, without division. */
function laidOut(width: number, height: number, side: number): number {
  let count = 0
  for (let bottom = side; bottom <= height; bottom += side)
    for (let right = side; right <= width; right += side) count += 1
  return count
}

describe('the capacity equals the number of squares that can be placed, for', () => {
  const side = fc.oneof(fc.constantFrom(6000, 9000, 16_000), fc.integer({ min: 1500, max: 40_000 }))
  // Half of the widths are multiples of the side, or a thousandth off, where rounding errors show
  // first.
  const width = (unit: number) =>
    fc.oneof(
      fc.integer({ min: 1, max: 130_000 }),
      fc
        .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -1, max: 1 }))
        .map(([times, off]) => times * unit + off),
    )
  it('any width, length and side', () => {
    fc.assert(
      fc.property(
        side.chain((unit) => fc.tuple(fc.constant(unit), width(unit), width(unit))),
        ([unit, wide, high]) => {
          const { columns, rows } = squareGrid(wide / 1000, high / 1000, unit / 1000)
          expect(columns * rows).toBe(laidOut(wide, high, unit))
        },
      ),
      { numRuns: 20_000 },
    )
  })
  it('every template at any width', () => {
    const squares = { 4: [6000, 36_000], 5: [9000, 72_000], 10: [16_000, 36_000] } as const
    fc.assert(
      fc.property(
        fc.constantFrom(4 as const, 5 as const, 10 as const),
        fc.integer({ min: 1, max: 130_000 }),
        (id, wide) => {
          const [unit, high] = squares[id]
          expect(templateCapacity(id, wide / 1000)).toBe(laidOut(wide, high, unit))
          expect(templateCapacity(id, ((wide / 1000) * 2.54) / 2.54)).toBe(
            laidOut(wide, high, unit),
          )
        },
      ),
      { numRuns: 20_000 },
    )
  })
})

it('cells are on the fabric and do not overlap', () => {
  fc.assert(
    fc.property(anyCloth, ({ templateId, fabric }) => {
      const grid = gridOf(templateId, fabric)
      const rects = Array.from({ length: grid.columns * grid.rows }, (_, at) => cellRect(grid, at))
      expect(
        rects.every(
          ({ xIn, yIn, widthIn, heightIn }) =>
            xIn >= 0 &&
            yIn >= 0 &&
            xIn + widthIn <= grid.widthIn + 1e-9 &&
            yIn + heightIn <= grid.heightIn + 1e-9,
        ),
      ).toBe(true)
      expect(new Set(rects.map(({ xIn, yIn }) => `${xIn} ${yIn}`)).size).toBe(rects.length)
    }),
  )
})
