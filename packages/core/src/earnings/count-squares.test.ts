import { expect, test } from 'vitest'
import { emptyLayout, layoutCode } from '../fill-a-yard/layout.ts'
import { countSquares } from './count-squares.ts'

test('counts the squares of each design, and no plain ones', () => {
  const layout = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 3)
  const cells = layout.cells.map((_, at) => [5, 5, 9, null][at] ?? null)
  expect([...countSquares(layoutCode({ ...layout, cells }))]).toEqual([
    [5, 2],
    [9, 1],
  ])
  expect([...countSquares('nothing')]).toEqual([])
})
