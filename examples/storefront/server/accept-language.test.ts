import { guessCountry } from '@selvage/core/checkout'
import { expect, test } from 'vitest'
import { wantedTags } from './accept-language.ts'

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'DE'],
  ['de', 'DE'],
  ['fr-CA', 'CA'],
  ['en-GB,en-US;q=0.5', 'GB'],
  ['en-US;q=0.5,fr-FR', 'FR'],
  ['en', 'US'],
  ['es-419,es-ES;q=0.5', 'ES'],
  ['xx-KP, de-AT;q=0.1', 'AT'],
  ['*', undefined],
  ['', undefined],
  ['<script>, ;;;q=2, -', undefined],
  ['fr-FR;q=0', undefined],
  [null, undefined],
])('suggests for %j the country %s', (header, country) => {
  expect(guessCountry(wantedTags(header))).toBe(country)
})
