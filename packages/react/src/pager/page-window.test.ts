import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('links lead to the first page, the last one and the neighbors of the current one', () => {
  expect(pageWindow(1, 15)).toEqual([1, 2, 3, null, 15])
  expect(pageWindow(8, 15)).toEqual([1, null, 7, 8, 9, null, 15])
  expect(pageWindow(4, 15)).toEqual([1, 2, 3, 4, 5, null, 15])
  expect(pageWindow(15, 15)).toEqual([1, null, 13, 14, 15])
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(2, 2)).toEqual([1, 2])
})
