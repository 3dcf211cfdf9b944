import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./messages/', import.meta.url)
const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
const english = read('en.json')
const parameters = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

test('names of products stand in every language', () => {
  expect(readdirSync(folder).sort()).toEqual([
    'de.json',
    'en-gb.json',
    'en.json',
    'es.json',
    'fr.json',
  ])
  expect(Object.keys(english).length).toBeGreaterThan(100)
})

test.each(['de.json', 'es.json', 'fr.json'])('%s has every name, and no other', (name) => {
  expect(Object.keys(read(name)).sort()).toEqual(Object.keys(english).sort())
})

test('British English has only names that American English has, too, and writes them otherwise', () => {
  const british = read('en-gb.json')
  expect(Object.keys(british).filter((key) => !(key in english))).toEqual([])
  expect(Object.keys(british).filter((key) => british[key] === english[key])).toEqual([])
})

test.each(['de.json', 'en-gb.json', 'es.json', 'fr.json'])(
  'each name in %s has the parameters of the English one, and a text',
  (name) => {
    const wrong = Object.entries(read(name)).filter(
      ([key, text]) =>
        text.trim() === '' || String(parameters(text)) !== String(parameters(english[key])),
    )
    expect(wrong).toEqual([])
  },
)
