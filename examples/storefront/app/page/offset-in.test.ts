import { expect, test } from 'vitest'
import { offsetIn } from './offset-in.ts'

test.each([
  ['offset=24', 24],
  ['offset=0', 0],
  ['offset=999999', 999_999],
  ['offset=1000000', 0],
  ['offset=-1', 0],
  ['offset=1.5', 0],
  ['offset=1e3', 0],
  ['offset=', 0],
  ['other=24', 0],
])('the place that %s names is %i', (query, offset) => {
  expect(offsetIn(new URLSearchParams(query), 'offset')).toBe(offset)
})
