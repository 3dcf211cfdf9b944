import { expect, test } from 'vitest'
import { ERROR_CODES } from './catalogue.table.ts'

test('every code stands in one list', () => {
  expect(ERROR_CODES.toSorted()).toEqual([...new Set(ERROR_CODES)].toSorted())
  expect(ERROR_CODES.length).toBeGreaterThan(100)
})
