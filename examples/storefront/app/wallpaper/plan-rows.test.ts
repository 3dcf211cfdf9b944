import { expect, test } from 'vitest'
import { planRows } from './plan-rows.ts'

const rowsOf = (...widths: number[]) => planRows(widths, 24).map(({ x, width }) => [x, width])

test('a wall of twelve panels is one row, a longer one has rows of whole panels', () => {
  expect(rowsOf(288)).toEqual([[0, 288]])
  expect(rowsOf(400)).toEqual([
    [0, 216],
    [216, 184],
  ])
})

test('thirteen walls stand in rows of four at most', () => {
  expect(rowsOf(...Array.from({ length: 13 }, () => 60))).toEqual([
    [0, 240],
    [240, 240],
    [480, 240],
    [720, 60],
  ])
})

test('a wall too narrow for its width beside another has a row of its own', () => {
  expect(rowsOf(120, 12, 100)).toEqual([
    [0, 120],
    [120, 12],
    [132, 100],
  ])
})

test('rows are a whole plan, without a gap', () => {
  const widths = [3000, 40, 25.5, 12, 300, 90]
  const rows = planRows(widths, 24)
  rows.forEach(({ x, width }, at) => expect(x + width).toBeCloseTo(rows[at + 1]?.x ?? 3467.5))
})
