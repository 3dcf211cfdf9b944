import { expect, test } from 'vitest'
import { drawnCells } from './drawn-cells.ts'

test('a line from one cell to another has each cell between, without the first', () => {
  expect(drawnCells(7, 8, 8)).toEqual([])
  expect(drawnCells(7, 8, 9)).toEqual([9])
  expect(drawnCells(7, 0, 21)).toEqual([7, 14, 21])
  expect(drawnCells(7, 6, 2)).toEqual([5, 4, 3, 2])
  expect(drawnCells(7, 0, 16)).toEqual([8, 16])
  expect(drawnCells(7, 0, 9)).toEqual([8, 9])
})
