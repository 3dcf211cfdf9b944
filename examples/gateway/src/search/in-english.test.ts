import { expect, test } from 'vitest'
import { inEnglish, respelled } from './in-english.ts'
import { COLOR_FORMS, WORDS } from './words.table.ts'

test.each([
  ['de', 'Füchse', 'foxes'],
  ['de', 'blau Füchse Selma', 'blue foxes Selma'],
  ['es', 'pájaros', 'birds'],
  ['es', 'flores azules', 'flowers blue'],
  ['fr', 'fleurs bleues', 'flowers blue'],
  ['de', 'rote Vögel', 'red birds'],
  ['fr', 'noix vertes', 'noix green'],
  ['fr', 'cœurs -rouge', 'hearts -red'],
  ['en', 'Füchse', 'Füchse'],
  ['__proto__', 'fox', 'fox'],
  ['de', 'constructor', 'constructor'],
])('%s "%s" is "%s"', (lang, text, english) => {
  expect(inEnglish(text, lang)).toBe(english)
})

test.each([
  ['de', 'zitrne', 'Zitrone'],
  ['de', 'blaue Scmhetterlinge', 'blaue Schmetterlinge'],
  ['es', 'pajros', 'pájaros'],
  ['de', 'Füchse', undefined],
  ['de', 'Selma', undefined],
  ['de', 'xq', undefined],
  ['en', 'foxs', undefined],
  ['__proto__', 'foxs', undefined],
])('%s "%s" may be meant as "%s"', (lang, text, meant) => {
  expect(respelled(text, lang)).toBe(meant)
})

test('every word of the table can be met', () => {
  for (const words of [...Object.values(WORDS), ...Object.values(COLOR_FORMS)])
    for (const word of Object.keys(words)) expect(word).toMatch(/^\p{L}+$/u)
})
