import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.ts'
import { faces } from './faces.table.ts'
import { lettersOf, rangeOf, without } from './letters.ts'
import { fontsFolder, makeFonts } from './make-fonts.ts'

const messages = globSync('packages/i18n/src/messages/{en,de,es,fr}/*.json', { cwd: root })
const main = (family: string) => faces.find(({ name }) => name === `${family}-main`)?.letters ?? ''

test('the font files are made of their sources', async () => {
  const made = await makeFonts()
  expect(readdirSync(fontsFolder).toSorted()).toEqual([...made.keys()].toSorted())
  for (const [name, content] of made)
    expect(readFileSync(join(fontsFolder, name)).equals(content), `${name}: npm run fonts`).toBe(
      true,
    )
})

test('the two main files have what messages in four languages are written with', () => {
  const written = messages.map((file) => readFileSync(join(root, file), 'utf8')).join('')
  // A soft hyphen is drawn as a hyphen, and only where a line ends.
  const letters = [...new Set(written)].filter((letter) =>
    /[^\s\p{Cc}\u00ad]|[\u00a0\u202f]/u.test(letter),
  )
  expect(messages.length).toBeGreaterThan(40)
  // The sign of a key of the keyboard, which no Latin face has.
  expect(without(letters.join(''), main('commissioner'))).toBe('⌘')
  expect(
    without(letters.filter((letter) => /\p{L}|\p{N}/u.test(letter)).join(''), main('fraunces')),
  ).toBe('²')
})

test('no letter of a typeface is in two files', () => {
  for (const family of ['fraunces', 'fraunces-italic', 'commissioner']) {
    const files = faces.filter(
      ({ name }) => name.replace(/-(?:main|latin|latin-ext)$/, '') === family,
    )
    expect(files).toHaveLength(3)
    const letters = files.flatMap((face) => [...new Set(face.letters)])
    expect(new Set(letters).size).toBe(letters.length)
  }
})

test('a range has the letters that it was made of', () => {
  expect(rangeOf('cab\u00e9')).toBe('U+0061-0063, U+00E9')
  expect(lettersOf('U+0061-0063, U+00E9')).toBe('abc\u00e9')
})
