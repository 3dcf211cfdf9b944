import { expect, test } from 'vitest'
import { readRepeatWidth, typeRepeatWidth } from './read-repeat-width.ts'

test.each([
  ['9', 'imperial', 9],
  [' 9.5 in ', 'imperial', 9.5],
  ['9,4', 'imperial', 9.5],
  ['7.3', 'imperial', 7.5],
  ['10 1/2', 'imperial', 10.5],
  ['10½', 'imperial', 10.5],
  ['10 1/2 in', 'imperial', 10.5],
  ['1 ft', 'imperial', 12],
  ['9 cm', 'imperial', 3.5],
  ['23 cm', 'imperial', 9],
  ['23', 'metric', 9],
  ['22,9', 'metric', 9],
  ['22,9 cm', 'metric', 9],
  ['0.23 m', 'metric', 9],
  ['9 in', 'metric', 9],
  ['9 Zoll', 'metric', 9],
  ['9 pulgadas', 'metric', 9],
  ['2', 'imperial', 2],
  ['36', 'imperial', 36],
  ['91.4', 'metric', 36],
  ['1.5', 'imperial', undefined],
  ['1', 'imperial', undefined],
  ['36.5', 'imperial', undefined],
  ['37', 'imperial', undefined],
  ['0', 'imperial', undefined],
  ['', 'imperial', undefined],
  ['-3', 'imperial', undefined],
  ['-9', 'imperial', undefined],
  ['nine', 'imperial', undefined],
  ['9 ft', 'imperial', undefined],
  ['1e1', 'imperial', undefined],
] as const)('%j of a reader with %s measures is %s in', (typed, system, inches) => {
  expect(readRepeatWidth(typed, system)?.widthIn).toBe(inches)
})

test('a width knows what the text says, and whether it has a unit', () => {
  expect(readRepeatWidth('7.3', 'imperial')).toEqual({
    exactIn: 7.3,
    widthIn: 7.5,
    hasUnit: false,
  })
  const read = readRepeatWidth('9 cm', 'imperial')
  expect(read).toMatchObject({ widthIn: 3.5, hasUnit: true })
  expect(read?.exactIn).toBeCloseTo(9 / 2.54, 5)
})

test('every width is read as it is written', () => {
  for (let widthIn = 2; widthIn <= 36; widthIn += 0.5)
    for (const system of ['imperial', 'metric'] as const)
      expect(readRepeatWidth(typeRepeatWidth(widthIn, system), system)?.widthIn).toBe(widthIn)
})
