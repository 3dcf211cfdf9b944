import { LOCALES } from '@selvage/core/locale'
import { describe, expect, test } from 'vitest'
import { languages } from '../locale/languages.table.ts'
import { languageOf } from '../locale/locale.ts'
import { flattenMessages, PLURAL, withoutPlural } from './catalogue.ts'
import type { Catalogue, MessagesByFeature } from './catalogue.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { spanish } from './es/index.ts'
import { french } from './fr/index.ts'
import { createI18next, createTranslators, translateWith } from './i18next.ts'
import { pseudoSentence, pseudoMessages } from './pseudo.ts'
import { createTranslator } from './translator.ts'
import type { MessageParams } from './translator.ts'

declare global {
  // Vite's `glob`, declared here because this package compiles without the types of Vite and Node.
  interface ImportMeta {
    glob(pattern: string): Record<string, unknown>
  }
}

const files = Object.keys(import.meta.glob('./*/*.json'))
const messages = { en: english, de: german, es: spanish, fr: french } satisfies Record<
  (typeof languages)[number],
  MessagesByFeature
>
const flat = Object.fromEntries(
  languages.map((language) => [language, flattenMessages(messages[language])]),
) as Record<(typeof languages)[number], Catalogue>
/** A translator without the check of keys and parameters, for keys from a loop. */
type TranslateAnyKey = (key: string, params?: MessageParams) => string
const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{\{[^}]*\}\}/g)].map(String).sort()
const bases = (catalogue: Catalogue) =>
  [...new Set(Object.keys(catalogue).map(withoutPlural))].sort()
const samples = [0, 1, 2, 21, 1248, 1_000_000]

function sampleParams(sentence: string, count: number): MessageParams {
  const names = [...sentence.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '')
  return {
    ...Object.fromEntries(names.map((name) => [name, `<${name}> $t(common.back) {{label}} &`])),
    count,
  }
}

test('there are messages to check', () => {
  expect(Object.keys(flat.en).length).toBeGreaterThan(60)
})

describe.each(languages)('%s', (language) => {
  test('every file in the folder is part of the messages', () => {
    const features = files
      .filter((file) => file.startsWith(`./${language}/`))
      .map((file) => file.slice('./en/'.length, -'.json'.length))
    expect(Object.keys(messages[language]).sort()).toEqual(features.sort())
  })

  test("has exactly English's keys", () => {
    expect(bases(flat[language])).toEqual(bases(flat.en))
    for (const key of Object.keys(flat.en).filter((each) => PLURAL.test(each))) {
      expect(flat[language], `${withoutPlural(key)} is a plural`).toHaveProperty([
        `${withoutPlural(key)}_other`,
      ])
    }
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of Object.keys(flat[language])) {
      const form = PLURAL.exec(key)?.[0].slice(1)
      if (form !== undefined && form !== 'zero') expect(categories, key).toContain(form)
    }
  })

  test('has the same placeholders as English, and no markup', () => {
    const english = flat.en
    for (const [key, sentence] of Object.entries(flat[language])) {
      const original = english[key] ?? english[`${withoutPlural(key)}_other`] ?? ''
      expect(placeholders(sentence), key).toEqual(placeholders(original))
      expect(sentence, key).not.toMatch(/<[a-z/]/i)
      expect(sentence.trim(), key).toBe(sentence)
      expect(sentence, key).not.toBe('')
    }
  })

  const locales = LOCALES.filter((locale) => locale.startsWith(language))
  test.each([language, ...locales])(
    'i18next and the compiled catalog give the same text for every key in %s',
    (locale) => {
      const viaI18next = translateWith(
        createI18next({ locale, messages: { [language]: messages[language] } }),
      ) as TranslateAnyKey
      const missing: string[] = []
      const viaCatalogue = createTranslator({
        catalogue: flat[language],
        locale,
        onMissing: (key) => missing.push(key),
      }) as TranslateAnyKey
      for (const key of bases(flat[language])) {
        const isPlural = Object.hasOwn(flat[language], `${key}_other`)
        const sentence = flat[language][isPlural ? `${key}_other` : key] ?? ''
        for (const count of isPlural ? samples : [1]) {
          const params = sampleParams(sentence, count)
          expect(viaCatalogue(key, params), `${key} ${count}`).toBe(viaI18next(key, params))
        }
      }
      expect(missing).toEqual([])
    },
  )
})

test('placeholders in a value stay plain text', () => {
  const value = '$t(common.back) {{- label}} {{label}}'
  const params = { label: value }
  const i18next = translateWith(createI18next({ locale: 'en', messages: { en: english } }))
  expect(createTranslator({ catalogue: flat.en, locale: 'en' })('form.optional', params)).toBe(
    `${value} (optional)`,
  )
  expect(i18next('form.optional', params)).toBe(`${value} (optional)`)
})

test('a server has one translator for each locale, equal to the compiled one', () => {
  const translatorFor = createTranslators(messages)
  expect(translatorFor('de_DE')).toBe(translatorFor('de_DE'))
  for (const locale of LOCALES) {
    const compiled = createTranslator({ catalogue: flat[languageOf(locale)], locale })
    const call = ['cart.pieces', { count: 12_480 }] as const
    expect(translatorFor(locale)(...call), locale).toBe(compiled(...call))
  }
})

test('a property of Object is a missing key', () => {
  const missing: string[] = []
  const t = createTranslator({
    catalogue: flat.en,
    locale: 'en',
    onMissing: (key) => missing.push(key),
  }) as TranslateAnyKey
  expect(t('constructor')).toBe('constructor')
  expect(missing).toEqual(['constructor'])
})

test('the pseudo-language keeps placeholders and adds brackets', () => {
  expect(pseudoSentence('Page {{page}}')).toBe('[Þáğé {{page}}·····]')
  expect(Object.keys(flattenMessages(pseudoMessages(english)))).toEqual(Object.keys(flat.en))
})
