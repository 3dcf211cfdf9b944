import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FRENCH_PLAIN_SPACE } from '../testing/french-spaces.ts'

const CONTENT = join(import.meta.dirname, '../../content')
/** Addresses and names in braces, which no reader sees as they stand. */
const NOT_READ = /https?:\/\/\S+|^\/\S+|<[^>]*>|\{\{\w+\}\}/g

/** All texts of a language's pages. */
function textsOf(language: string): string[] {
  const texts: string[] = []
  for (const file of globSync(join(CONTENT, language, '*.json')))
    JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value.replace(NOT_READ, 'x'))
      return value
    })
  return texts
}

test('the French pages have no plain space before a mark, nor inside guillemets', () => {
  const texts = textsOf('fr')
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => FRENCH_PLAIN_SPACE.test(text))).toEqual([])
})

test.each(['en', 'de', 'es', 'fr'])(
  'the pages in %s have typographic quotes and ellipses',
  (language) => {
    expect(textsOf(language).filter((text) => /["']|\.\.\./.test(text))).toEqual([])
  },
)
