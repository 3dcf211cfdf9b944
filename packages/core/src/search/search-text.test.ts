import { expect, test } from 'vitest'
import { readSearchText } from './search-text.ts'

test.each([
  ['blue moth', 'moth', ['blue']],
  ['Moths  BLUE and gray', 'moths and', ['blue', 'grey']],
  ['teal purple', '', ['cyan', 'violet']],
  ['blue', 'blue', []],
  ['constructor moth', 'constructor moth', []],
  ['"blue moth"', '"blue moth"', []],
  ['moth -blue', 'moth -blue', []],
  ['blue or red', 'blue or red', []],
  ['', '', []],
])('%s has the terms and colors that it names', (typed, text, colours) => {
  const read = readSearchText(typed)
  expect([read.text, read.colours.map(({ colour }) => colour)]).toEqual([text, colours])
})
