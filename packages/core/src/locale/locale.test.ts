import { expect, test } from 'vitest'
import { COUNTRIES } from './locale.table.ts'
import {
  isCountry,
  isCurrency,
  isLanguage,
  isLocale,
  languageOf,
  localeOf,
  measurementOf,
} from './locale.ts'

test('rejects names of the prototype, other letter cases and unknown codes', () => {
  for (const value of [
    'constructor',
    '__proto__',
    'toString',
    'ZZ',
    'USA',
    'us',
    '<b>',
    '',
    null,
    1,
    ['US'],
  ]) {
    expect(isCountry(value) || isCurrency(value) || isLanguage(value) || isLocale(value)).toBe(
      false,
    )
  }
  expect(COUNTRIES).toHaveLength(249)
})

test('the language of a locale is its first subtag, else English', () => {
  expect(languageOf('fr_CA')).toBe('fr')
  expect(languageOf('ja_JP')).toBe('en')
  expect(localeOf('fr', 'CA')).toBe('fr_CA')
  expect(localeOf('es', 'US')).toBe('es_ES')
})

test('the US, Liberia and Myanmar are imperial, other countries are metric', () => {
  expect(['US', 'LR', 'MM', 'GB', 'DE'].map(measurementOf)).toEqual([
    'imperial',
    'imperial',
    'imperial',
    'metric',
    'metric',
  ])
})
