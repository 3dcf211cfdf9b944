import { expect, test } from 'vitest'
import { namesWallpaper } from './names-wallpaper.ts'

test.each([
  ['en', 'palm wallpaper', true],
  ['en', 'Wallpapers', true],
  ['en', 'palms', false],
  ['de', 'Blumentapete', true],
  ['de', 'tapeten mit palmen', true],
  ['de', 'wallpaper', false],
  ['es', 'papel pintado de hojas', true],
  ['es', 'papel de regalo', false],
  ['fr', 'papiers peints fleurs', true],
] as const)('%s "%s" asks for wallpaper: %s', (language, text, asked) => {
  expect(namesWallpaper(text, language)).toBe(asked)
})
