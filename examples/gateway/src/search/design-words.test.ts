import { expect, test } from 'vitest'
import { designWords } from './design-words.ts'
import { plainOf } from './in-english.ts'
import { PASSED_OVER } from './merchandise-words.table.ts'

test.each([
  ['en', 'palm wallpaper', 'palm'],
  ['en', 'Pillow with flowers', 'with flowers'],
  ['de', 'tapete palmen', 'palmen'],
  ['de', 'Stoff mit Füchsen', 'Füchsen'],
  ['de', 'Blumentapete', 'Blumen'],
  ['de', 'Herzvorhänge', 'Herz'],
  ['de', 'Vorhang', undefined],
  ['fr', 'papier peint à fleurs', 'fleurs'],
  ['fr', 'tissu avec l’oiseau', 'oiseau'],
  ['es', 'tela de zorros', 'zorros'],
  ['en', 'wallpaper', undefined],
  ['en', 'moths', undefined],
  ['en', '"palm wallpaper"', undefined],
  ['__proto__', 'palm wallpaper', undefined],
])('%s "%s" is about the design "%s"', (lang, text, design) => {
  expect(designWords(text, lang)).toBe(design)
})

test('every word of the table can be met', () => {
  for (const { merchandise, joining } of Object.values(PASSED_OVER))
    for (const word of [...merchandise, ...joining]) expect(plainOf(word)).toBe(word)
})
