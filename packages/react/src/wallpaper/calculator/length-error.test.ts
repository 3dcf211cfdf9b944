import { createTranslator } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { expect, test } from 'vitest'
import { lengthErrorText } from './wall-form-fields.tsx'

test.each([
  ['en', en, 'imperial', 'Must be at least 1 in', 'Must be at most 100,000 in'],
  ['de', de, 'metric', 'Mindestens 1\u00a0cm', 'Höchstens 100.000\u00a0cm'],
] as const)('the least and the greatest length have their unit in %s', (...row) => {
  const [locale, catalogue, system, minimum, maximum] = row
  const t = createTranslator({ catalogue, locale })
  expect(lengthErrorText(t, 'minimum', system)).toBe(minimum)
  expect(lengthErrorText(t, 'maximum', system)).toBe(maximum)
})
