import { expect, test } from 'vitest'
import { inEnglish } from './in-english.ts'
import { WORDS } from './words.table.ts'

test.each([
  ['de', 'Füchse', 'foxes'],
  ['de', 'blau Füchse Selma', 'blue foxes Selma'],
  ['es', 'pájaros', 'birds'],
  ['fr', 'cœurs -rouge', 'hearts -red'],
  ['en', 'Füchse', 'Füchse'],
  ['__proto__', 'fox', 'fox'],
  ['de', 'constructor', 'constructor'],
])('%s "%s" is "%s"', (lang, text, english) => {
  expect(inEnglish(text, lang)).toBe(english)
})

test('every word of the table can be met', () => {
  for (const words of Object.values(WORDS))
    for (const word of Object.keys(words)) expect(word).toMatch(/^\p{L}+$/u)
})
