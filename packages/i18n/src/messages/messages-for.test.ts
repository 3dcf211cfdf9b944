import { expect, test } from 'vitest'
import { catalogue } from './en/index.ts'
import { messagesFor } from './messages-for.ts'
import { SHOWN_BY } from './shown-by.table.ts'

const featuresOf = (messages: object) =>
  new Set(Object.keys(messages).map((key) => key.slice(0, key.indexOf('.'))))

test('a page carries the messages of what it shows, and no others', () => {
  const fabric = messagesFor(catalogue, ['fabric'])
  expect(fabric['fabric.added']).toBe(catalogue['fabric.added'])
  expect(featuresOf(fabric)).not.toContain('checkout')
  // A message that two features show is carried once.
  const both = Object.keys(messagesFor(catalogue, ['fabric', 'design']))
  expect(new Set(both).size).toBe(both.length)
  expect(both).toEqual(expect.arrayContaining(Object.keys(fabric)))
  expect(messagesFor(catalogue, [])).toEqual({ lang: 'en' })
})

test('an unknown feature is named, with those that there are', () => {
  for (const feature of ['desing', 'constructor'])
    expect(() => messagesFor(catalogue, [feature as 'design'])).toThrow(
      expect.objectContaining({
        name: 'DeveloperError',
        message: expect.stringMatching(`got '${feature}', which is no feature.* cart, .* design, `),
      }),
    )
})

test('every entry of the table names messages that exist', () => {
  const patterns = Object.values(SHOWN_BY).flat()
  expect(patterns.length).toBeGreaterThan(40)
  for (const pattern of new Set(patterns)) {
    const start = pattern.includes('.') ? pattern.replace(/\*.*/, '') : `${pattern}.`
    expect(Object.keys(catalogue).some((key) => key.startsWith(start))).toBe(true)
  }
})
