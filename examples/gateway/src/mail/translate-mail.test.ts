import { LANGUAGES } from '@selvage/core/locale'
import { expect, test } from 'vitest'
import { FRENCH_PLAIN_SPACE } from '../testing/french-spaces.ts'
import { greeting } from './letter.ts'
import { MAIL_MESSAGES } from './messages.table.ts'
import { mailTranslator } from './translate-mail.ts'

const placeholders = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(String)

test.each(LANGUAGES)('every sentence in %s has the parameters of the English one', (language) => {
  for (const [key, sentence] of Object.entries(MAIL_MESSAGES[language])) {
    const english = MAIL_MESSAGES.en[key as keyof typeof MAIL_MESSAGES.en]
    expect(placeholders(sentence).sort(), key).toEqual(placeholders(english).sort())
  }
})

test('French has no plain space before a colon or a question mark, nor inside guillemets', () => {
  const sentences = Object.values(MAIL_MESSAGES.fr)
  expect(sentences.filter((sentence) => FRENCH_PLAIN_SPACE.test(sentence))).toEqual([])
})

test('gives the sentence in the language of the mail', () => {
  expect(mailTranslator('en')('thanks')).toBe(MAIL_MESSAGES.en.thanks)
  expect(mailTranslator('de')('order', { number: 'R1', date: '1. Mai 2026' })).toBe(
    'Bestellung R1 vom 1. Mai 2026',
  )
  expect(mailTranslator('fr')('discount', { amount: '5,00 €' })).toBe('Remise : −5,00 €')
})

test('puts a value in as plain text on one line', () => {
  const name = '<b>Ada</b>\r\nBcc: eve {{number}} $t(mail.thanks) & $1'
  expect(mailTranslator('en')('hello', { name })).toBe(
    'Hello <b>Ada</b> Bcc: eve {{number}} $t(mail.thanks) & $1,',
  )
})

test.each([
  ['de', 'Guten Tag Ada Lovelace,', 'Guten Tag,'],
  ['es', 'Hola, Ada Lovelace:', 'Hola:'],
] as const)('greets in %s, with a name where there is one', (language, named, nameless) => {
  const t = mailTranslator(language)
  expect(greeting('Ada Lovelace', t)).toEqual({ kind: 'lines', lines: [named] })
  expect(greeting('', t)).toEqual({ kind: 'lines', lines: [nameless] })
})
