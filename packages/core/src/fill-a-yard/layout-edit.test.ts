import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCloth, anyLayout } from './fill-a-yard.test-data.ts'
import {
  checkerboard,
  clearAll,
  clearCell,
  copyCell,
  fillAll,
  fillCell,
  fillColumn,
  fillEmpty,
  fillRow,
  keepDesigns,
  mirror,
  refit,
  shuffle,
  swapCells,
} from './layout-edit.ts'
import { layoutSummary } from './layout-summary.ts'
import { emptyLayout } from './layout.ts'
import type { Cell, Layout } from './layout.ts'
import { gridOf } from './template.ts'

const empty = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 174)
/** Draws a layout as text: one line for each row, a letter for each design, `.` for empty. */
const picture = ({ cells, templateId, fabric }: Layout): string[] => {
  const { columns, rows } = gridOf(templateId, fabric)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((cell) => (cell === null ? '.' : String.fromCharCode(96 + cell)))
      .join(''),
  )
}
const drawn = (...rows: string[]): Layout => ({
  ...empty,
  cells: rows
    .join('')
    .split('')
    .map((sign): Cell => (sign === '.' ? null : sign.charCodeAt(0) - 96)),
})
const start = drawn('abc....', '.......', '...d...', '.......', '.......', '......e')

describe('edits', () => {
  it('fill a cell, a row, a column, the empty cells, everything', () => {
    expect(picture(fillCell(start, 8, 26))[1]).toBe('.z.....')
    expect(picture(fillRow(start, 2, 26))).toEqual([
      'abc....',
      '.......',
      'zzzzzzz',
      '.......',
      '.......',
      '......e',
    ])
    expect(picture(fillColumn(start, 6, 26))).toEqual([
      'abc...z',
      '......z',
      '...d..z',
      '......z',
      '......z',
      '......z',
    ])
    expect(picture(fillEmpty(start, 26))).toEqual([
      'abczzzz',
      'zzzzzzz',
      'zzzdzzz',
      'zzzzzzz',
      'zzzzzzz',
      'zzzzzze',
    ])
    expect(new Set(fillAll(start, 26).cells)).toEqual(new Set([26]))
  })
  it('make a checkerboard of two designs, or of one design and empty cells', () => {
    expect(picture(checkerboard(start, 1, 2)).slice(0, 2)).toEqual(['abababa', 'bababab'])
    expect(picture(checkerboard(start, 1, null)).slice(0, 2)).toEqual(['a.a.a.a', '.a.a.a.'])
    // The pattern also alternates between rows with an even number of columns.
    expect(checkerboard(emptyLayout(5, 'VELVET', 1), 1, 2).cells.slice(4, 8)).toEqual([1, 2, 2, 1])
  })
  it('mirror the left half onto the right, with a middle column and without', () => {
    expect(picture(mirror(start)).slice(0, 3)).toEqual(['abc.cba', '.......', '...d...'])
    expect(mirror({ ...emptyLayout(6, 'VELVET', 1), cells: [1, 2] }).cells).toEqual([1, 1])
  })
  it('swap, copy, clear', () => {
    expect(picture(swapCells(start, 0, 41))).toEqual([
      'ebc....',
      '.......',
      '...d...',
      '.......',
      '.......',
      '......a',
    ])
    expect(picture(copyCell(start, 0, 41))[5]).toBe('......a')
    expect(picture(copyCell(start, 41, 0))[0]).toBe('ebc....')
    expect(picture(clearCell(start, 0))[0]).toBe('.bc....')
    expect(clearAll(start)).toEqual(empty)
    expect(picture(keepDesigns(start, [1, 4]))).toEqual([
      'a......',
      '.......',
      '...d...',
      '.......',
      '.......',
      '.......',
    ])
  })
  it('change nothing for a cell that does not exist', () => {
    for (const at of [-1, 42, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(
        [
          fillCell(start, at, 9),
          clearCell(start, at),
          swapCells(start, at, 0),
          swapCells(start, 0, at),
          copyCell(start, at, 0),
          copyCell(start, 0, at),
          fillRow(start, at, 9),
          fillColumn(start, at, 9),
        ].every((layout) => layout === start),
      ).toBe(true)
    }
  })
})

const at = fc.integer({ min: -2, max: 61 })
const design = fc.option(fc.integer({ min: 1, max: 5 }))
const anyEdit: fc.Arbitrary<(layout: Layout) => Layout> = fc.oneof(
  fc.tuple(fc.constantFrom(fillCell, fillRow, fillColumn), at, design).map(
    ([edit, index, id]) =>
      (layout: Layout) =>
        edit(layout, index, id),
  ),
  fc.tuple(fc.constantFrom(fillAll, fillEmpty), design).map(
    ([edit, id]) =>
      (layout: Layout) =>
        edit(layout, id),
  ),
  fc.tuple(design, design).map(
    ([one, other]) =>
      (layout: Layout) =>
        checkerboard(layout, one, other),
  ),
  fc.tuple(fc.constantFrom(swapCells, copyCell), at, at).map(
    ([edit, one, other]) =>
      (layout: Layout) =>
        edit(layout, one, other),
  ),
  fc.constantFrom(mirror, clearAll),
  fc.integer().map((seed) => (layout: Layout) => shuffle(layout, seed)),
)

describe('any edit of any layout', () => {
  it('keeps the number of cells, never changes its input, and returns the same object exactly when nothing changed', () => {
    let same = 0
    fc.assert(
      fc.property(anyLayout, fc.array(anyEdit, { minLength: 1, maxLength: 8 }), (layout, edits) => {
        const before = JSON.stringify(layout)
        edits.reduce((now, edit) => {
          const next = edit(now)
          expect(next.cells).toHaveLength(layout.cells.length)
          expect(next === now).toBe(JSON.stringify(next) === JSON.stringify(now))
          if (next === now) same += 1
          return next
        }, layout)
        expect(JSON.stringify(layout)).toBe(before)
      }),
      { numRuns: 3000 },
    )
    expect(same).toBeGreaterThan(500)
  })
  it('shuffling keeps the designs, and a seed always gives the same order', () => {
    const sorted = ({ cells }: Layout) => cells.map(String).sort()
    fc.assert(
      fc.property(anyLayout, fc.integer(), (layout, seed) => {
        expect(sorted(shuffle(layout, seed))).toEqual(sorted(layout))
        expect(shuffle(layout, seed)).toEqual(shuffle({ ...layout }, seed))
      }),
    )
    const row = { ...empty, cells: empty.cells.map((_, index) => index + 1) }
    expect(
      new Set(Array.from({ length: 200 }, (_, seed) => shuffle(row, seed).cells.join(' '))).size,
    ).toBe(200)
    // A cell moves to each position about equally often.
    const positions = Array.from({ length: 4200 }, (_, seed) => shuffle(row, seed).cells.indexOf(1))
    for (let place = 0; place < 42; place += 1)
      expect(positions.filter((one) => one === place).length).toBeGreaterThan(60)
  })
  it('mirroring twice equals mirroring once, and swapping twice changes nothing', () => {
    fc.assert(
      fc.property(anyLayout, at, at, (layout, one, other) => {
        const mirrored = mirror(layout)
        expect(mirror(mirrored)).toBe(mirrored)
        expect(swapCells(swapCells(layout, one, other), one, other)).toEqual(layout)
      }),
    )
  })
  it('has a summary with consistent counts', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { cells, filled, empty: plain, designs } = layoutSummary(layout)
        expect([cells, filled + plain, designs.reduce((sum, { count }) => sum + count, 0)]).toEqual(
          [layout.cells.length, layout.cells.length, filled],
        )
        for (const { designId, count } of designs)
          expect(layout.cells.filter((cell) => cell === designId)).toHaveLength(count)
      }),
    )
  })
})

describe('another template or fabric', () => {
  it('keeps the cells whose row and column still exist', () => {
    const narrow = refit(start, { fabric: 'VELVET' })
    expect(picture(narrow)).toEqual([
      'abc......',
      '.........',
      '...d.....',
      '.........',
      '.........',
      '......e..',
    ])
    expect(refit(narrow, { fabric: 'PETAL_SIGNATURE_COTTON' })).toEqual(start)
    expect(picture(refit(start, { templateId: 10 }))).toEqual(['ab', '..'])
    expect(refit(start, {})).toBe(start)
    expect(refit(start, { templateId: 4, fabric: 'PETAL_SIGNATURE_COTTON' })).toBe(start)
  })
  it('moves no design, and loses none on a larger fabric', () => {
    fc.assert(
      fc.property(anyLayout, anyCloth, (layout, to) => {
        const next = refit(layout, to)
        const [old, grid] = [
          gridOf(layout.templateId, layout.fabric),
          gridOf(to.templateId, to.fabric),
        ]
        expect(next).toMatchObject({ ...to, collectionId: layout.collectionId })
        expect(next.cells).toHaveLength(grid.columns * grid.rows)
        next.cells.forEach((cell, index) => {
          const [row, column] = [Math.floor(index / grid.columns), index % grid.columns]
          expect(cell).toBe(
            row < old.rows && column < old.columns
              ? layout.cells[row * old.columns + column]
              : null,
          )
        })
        if (grid.columns >= old.columns && grid.rows >= old.rows)
          expect(refit(next, layout)).toEqual(layout)
      }),
    )
  })
})
