import { readLayoutCode } from '../fill-a-yard/layout.ts'

/** Counts the squares of each design of a filled yard by its layout's code, without plain ones. */
export function countSquares(layoutCode: string): ReadonlyMap<number, number> {
  const squares = new Map<number, number>()
  for (const cell of readLayoutCode(layoutCode)?.cells ?? [])
    if (cell !== null) squares.set(cell, (squares.get(cell) ?? 0) + 1)
  return squares
}
