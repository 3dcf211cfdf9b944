import { describe, expect, it } from 'vitest'
import { canvas, filled, view } from '../testing/drive-fill-a-yard.ts'
import type { FillAYardStep } from '../testing/drive-fill-a-yard.ts'

describe('designing', () => {
  it('moves the cursor in the grid and stops at the edges', () => {
    const to = (...directions: Extract<FillAYardStep, { type: 'MOVE' }>['to'][]) =>
      view(canvas().send(...directions.map((each): FillAYardStep => ({ type: 'MOVE', to: each }))))
        .cursor
    expect([
      to('left'),
      to('up'),
      to('right'),
      to('down'),
      to('row-end'),
      to('row-end', 'right'),
      to('end'),
      to('end', 'down'),
      to('end', 'row-start'),
      to('end', 'start'),
      to(17),
      to(42),
      to(-1),
      to(1.5),
    ]).toEqual([0, 0, 1, 7, 6, 6, 41, 41, 35, 0, 17, 0, 0, 0])
  })
  it('puts the chosen design into a cell, a row or a column', () => {
    expect(filled(canvas().send({ type: 'MOVE', to: 8 }, { type: 'APPLY' }))).toBe('8:1')
    expect(
      filled(
        canvas().send(
          { type: 'CHOOSE_DESIGN', design: 2 },
          { type: 'CHOOSE_TOOL', tool: 'row' },
          { type: 'APPLY', at: 8 },
        ),
      ),
    ).toBe('7:2 8:2 9:2 10:2 11:2 12:2 13:2')
    expect(filled(canvas().send({ type: 'APPLY', at: 8, tool: 'column', design: 3 }))).toBe(
      '1:3 8:3 15:3 22:3 29:3 36:3',
    )
    expect(view(canvas().send({ type: 'APPLY', at: 8 }))).toMatchObject({
      cursor: 8,
      announcement: { what: 'square', changed: 1, at: 8, design: 1, serial: 1 },
      designUses: 1,
    })
  })
  it('undoes the cells of one drag together, however many of them it changed', () => {
    const drag = (...cells: number[]): FillAYardStep[] =>
      cells.map((at, index) => ({ type: 'APPLY', at, joins: index > 0 }))
    const undone = { type: 'UNDO' } as const
    expect(filled(canvas().send(...drag(0, 1, 8), undone))).toBe('')
    expect(filled(canvas().send(...drag(0, 1), ...drag(14, 15, 16), undone))).toBe('0:1 1:1')
    expect(filled(canvas().send(...drag(0), ...drag(0, 1, 2), undone))).toBe('0:1')
    expect(view(canvas().send(...drag(0, 1, 2), undone, undone)).canUndo).toBe(false)
    expect(filled(canvas().send(...drag(0, 1, 2), undone, { type: 'REDO' }))).toBe('0:1 1:1 2:1')
  })
  it('accepts only designs of the collection that are for sale', () => {
    for (const design of [4, 99, -1, Number.NaN]) {
      expect(
        filled(canvas().send({ type: 'CHOOSE_DESIGN', design }, { type: 'APPLY', at: 0 })),
      ).toBe('0:1')
      expect(filled(canvas().send({ type: 'APPLY', at: 0, design }))).toBe('')
      expect(filled(canvas().send({ type: 'FILL', what: 'checkerboard', second: design }))).toBe('')
    }
  })
  it('fills all cells, the empty cells, a checkerboard or a mirrored half, and clears them', () => {
    const count = (...steps: FillAYardStep[]) =>
      view(canvas().send(...steps))
        .summary.designs.map(({ designId, count: uses }) => `${designId}×${uses}`)
        .join(' ')
    expect(count({ type: 'FILL', what: 'all' })).toBe('1×42')
    expect(
      count(
        { type: 'APPLY', at: 5 },
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'FILL', what: 'empty' },
      ),
    ).toBe('2×41 1×1')
    expect(count({ type: 'FILL', what: 'checkerboard' })).toBe('1×21')
    expect(
      count({ type: 'CHOOSE_DESIGN', design: 2 }, { type: 'FILL', what: 'checkerboard' }),
    ).toBe('2×21 1×21')
    expect(
      count(
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'FILL', what: 'checkerboard', second: 3 },
      ),
    ).toBe('2×21 3×21')
    expect(count({ type: 'APPLY', at: 0 }, { type: 'FILL', what: 'mirror' })).toBe('1×2')
    expect(count({ type: 'FILL', what: 'all' }, { type: 'FILL', what: 'clear-all' })).toBe('')
    expect(
      count(
        { type: 'FILL', what: 'all' },
        { type: 'CLEAR', at: 3 },
        { type: 'MOVE', to: 'end' },
        { type: 'CLEAR' },
      ),
    ).toBe('1×40')
  })
  it('swaps and copies two cells by pressing or dragging, and cancels with Escape', () => {
    const one = canvas().send(
      { type: 'APPLY', at: 0 },
      { type: 'CHOOSE_TOOL', tool: 'swap' },
      { type: 'APPLY', at: 0 },
    )
    expect(view(one)).toMatchObject({ picked: 0, announcement: { what: 'picked', at: 0 } })
    expect(filled(one.send({ type: 'APPLY', at: 5 }))).toBe('5:1')
    expect(view(one.send({ type: 'APPLY', at: 0 })).picked).toBeUndefined()
    expect(view(one.send({ type: 'DROP' }))).toMatchObject({
      picked: undefined,
      announcement: { what: 'dropped' },
    })
    expect(view(one.send({ type: 'CHOOSE_TOOL', tool: 'copy' })).picked).toBeUndefined()
    expect(
      filled(
        one.send(
          { type: 'DROP' },
          { type: 'CHOOSE_TOOL', tool: 'copy' },
          { type: 'APPLY', at: 0 },
          { type: 'APPLY', at: 9 },
        ),
      ),
    ).toBe('0:1 9:1')
    expect(
      filled(
        canvas().send(
          { type: 'APPLY', at: 0 },
          { type: 'COPY', from: 0, to: 7 },
          { type: 'SWAP', from: 0, to: 1 },
        ),
      ),
    ).toBe('1:1 7:1')
  })
  it('deals the collection to an empty yard', () => {
    const dealt = canvas().send({ type: 'SHUFFLE', seed: 7 })
    expect(view(dealt).summary).toMatchObject({ empty: 0 })
    expect(view(dealt).summary.designs.length).toBeGreaterThan(2)
    expect(view(dealt.send({ type: 'UNDO' })).summary.filled).toBe(0)
  })

  it('fills the empty squares from the collection, no two alike meeting', () => {
    const one = canvas().send({ type: 'APPLY', at: 3 })
    const all = view(one.send({ type: 'FILL', what: 'deal' }))
    expect(all.summary.empty).toBe(0)
    expect(all.layout.cells[3]).toBe(view(one).layout.cells[3])
    const { cells } = view(canvas().send({ type: 'FILL', what: 'deal' })).layout
    const { columns } = all.grid
    cells.forEach((cell, at) => {
      if ((at + 1) % columns !== 0) expect(cells[at + 1]).not.toBe(cell)
      expect(cells[at + columns]).not.toBe(cell)
    })
  })

  it('shuffles by the given seed', () => {
    const driven = canvas().send({ type: 'FILL', what: 'checkerboard' })
    expect(filled(driven.send({ type: 'SHUFFLE', seed: 5 }))).toBe(
      filled(driven.send({ type: 'SHUFFLE', seed: 5 })),
    )
    expect(filled(driven.send({ type: 'SHUFFLE', seed: 5 }))).not.toBe(
      filled(driven.send({ type: 'SHUFFLE', seed: 6 })),
    )
  })
  it('undoes and redoes, without steps that change nothing; a new edit clears the redo steps', () => {
    const driven = canvas().send(
      { type: 'APPLY', at: 0 },
      { type: 'APPLY', at: 0 },
      { type: 'APPLY', at: 1 },
      { type: 'UNDO' },
    )
    expect([filled(driven), view(driven).canRedo, filled(driven.send({ type: 'REDO' }))]).toEqual([
      '0:1',
      true,
      '0:1 1:1',
    ])
    expect(view(driven.send({ type: 'UNDO' }))).toMatchObject({
      canUndo: false,
      summary: { filled: 0 },
    })
    expect(view(driven.send({ type: 'APPLY', at: 9 }))).toMatchObject({ canRedo: false })
    expect(view(driven.send({ type: 'UNDO' }, { type: 'UNDO' })).announcement).toMatchObject({
      what: 'undo',
      changed: 0,
    })
  })
  it('undoes consecutive fabric changes in one step, with the whole layout', () => {
    const driven = canvas({ fabric: 'VELVET' }).send(
      { type: 'APPLY', at: 8 },
      { type: 'CHANGE_FABRIC', fabric: 'PETAL_SIGNATURE_COTTON' },
    )
    expect([
      filled(driven),
      view(driven).fabric,
      view(driven).cells.length,
      view(driven).cursor,
    ]).toEqual(['', 'PETAL_SIGNATURE_COTTON', 42, 6])
    expect([
      filled(driven.send({ type: 'CHANGE_FABRIC', fabric: 'SATIN' })),
      filled(driven.send({ type: 'CHANGE_FABRIC', fabric: 'SATIN' }, { type: 'UNDO' })),
    ]).toEqual(['8:1', '8:1'])
    const back = driven.send({ type: 'CHANGE_FABRIC', fabric: 'VELVET' })
    expect([
      filled(back),
      filled(back.send({ type: 'UNDO' })),
      view(driven.send({ type: 'CHANGE_FABRIC', fabric: 'DENIM' })).fabric,
    ]).toEqual(['8:1', '', 'PETAL_SIGNATURE_COTTON'])
    expect(filled(driven.send({ type: 'UNDO' }))).toBe('8:1')
  })
  it('suggests designs that match the used ones', () => {
    expect(view(canvas().send({ type: 'APPLY', at: 0 })).suggestions).toMatchObject([
      {
        designId: 2,
        reasons: [
          { kind: 'shares-colour' },
          { kind: 'contrasts-in-scale', times: 4, larger: false },
        ],
      },
      { designId: 3 },
    ])
  })
  it('makes a new cell object only when the cell changes', () => {
    const driven = canvas().send({ type: 'FILL', what: 'checkerboard' })
    const before = view(driven).cells
    const after = view(
      driven.send(
        { type: 'CHOOSE_DESIGN', design: 2 },
        { type: 'APPLY', at: 9 },
        { type: 'MOVE', to: 'end' },
      ),
    ).cells
    expect(after.flatMap((cell, at) => (cell === before[at] ? [] : [at]))).toEqual([9])
    expect(after[9]).toMatchObject({
      number: 10,
      row: 2,
      column: 3,
      xIn: 12,
      yIn: 6,
      widthIn: 6,
      design: { id: 2 },
    })
    expect(view(driven.send({ type: 'MOVE', to: 'end' })).cells).toBe(before)
  })
})
