import { expect, test } from 'vitest'
import { catalogue as american, english } from '../en/index.ts'
import { createTranslators } from '../i18next.ts'
import { BRITISH_MESSAGES } from './british-messages.table.ts'
import { british, catalogue, catalogueFor } from './index.ts'

test('British English has the keys of American English, and other words where it needs them', () => {
  expect(Object.keys(catalogue)).toEqual(Object.keys(american))
  expect(catalogue['home.byColour']).toBe('By colour')
  expect(american['home.byColour']).toBe('By color')
  expect(catalogueFor(['search'])['search.colour_grey']).toBe('Grey')
})

test('each word of the overlay differs from the American one', () => {
  for (const [feature, messages] of Object.entries(BRITISH_MESSAGES))
    for (const [key, message] of Object.entries(messages))
      expect(message, key).not.toBe(american[`${feature}.${key}`])
})

test('British sentences have the placeholders of the American ones, which alone are filled', () => {
  const filled = (sentence = '') => [...sentence.matchAll(/\{\{.*?\}\}/g)].map(String).sort()
  for (const [key, sentence] of Object.entries(catalogue))
    expect([key, filled(sentence)]).toEqual([key, filled(american[key])])
})

test('a server speaks each locale’s English', () => {
  const messages = { en: english, de: english, es: english, fr: english }
  const translatorFor = createTranslators(messages, { en_GB: british })
  expect(translatorFor('en_GB')('home.byColour')).toBe('By colour')
  expect(translatorFor('en_US')('home.byColour')).toBe('By color')
})
