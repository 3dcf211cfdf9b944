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

test.each([
  ['en', 'wallaper palms', 'palms'],
  ['de', 'tapette palmen', 'palmen'],
  ['fr', 'rideaus fleurs', 'fleurs'],
  ['en', 'design palms', 'palms'],
  ['en', 'prince of palms', undefined],
])('%s "%s" is about the design "%s" where it is misspelled', (lang, text, design) => {
  expect(designWords(text, lang, 'near')).toBe(design)
})

test('a misspelled word counts only where that is asked for', () => {
  expect(designWords('wallaper palms', 'en')).toBeUndefined()
})

test('every word of the table can be met', () => {
  for (const { merchandise, joining } of Object.values(PASSED_OVER))
    for (const word of [...merchandise, ...joining]) expect(plainOf(word)).toBe(word)
})
