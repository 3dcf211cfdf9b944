import { catalogue } from '@selvage/i18n/messages/en'
import { createTranslator } from '@selvage/i18n/messages'
import { expect, test } from 'vitest'
import { EVERYWHERE, marketOf } from '../settings/market.ts'
import { choicesOf, optionsIn, readChoices } from './builder-choices.ts'
import { snippetOf } from './builder-snippet.ts'
import type { BuilderFacts } from './builder-snippet.ts'
import type { EmbedBuild } from './embed-build.ts'

const t = createTranslator({ catalogue, locale: 'en' })
const sizes = {} as EmbedBuild['sizes']
const facts: BuilderFacts = {
  designId: 12,
  collections: [],
  regionNames: { country: [], currency: [] },
  market: EVERYWHERE,
  embed: { version: '1', files: '', integrity: { script: '', styles: '' }, sizes },
  origin: 'https://s.test',
  gatewayUrl: 'https://g.test',
}

test.each([
  ['', 'https://s.test/en/fabric/12'],
  ['&widget_currency=GBP', 'https://s.test/en/fabric/12?currency=GBP'],
  ['&widget_currency=GBP&widget_country=GB', 'https://s.test/en/fabric/12?country=GB&currency=GBP'],
])('the link without script has the money of a widget with %s', (query, href) => {
  const { choices } = readChoices(new URLSearchParams(`widget=add-to-cart${query}`))
  expect(snippetOf(choices, facts, 'en', t).link.href).toBe(href)
})

test.each([
  ['en', '&widget_height=96&widget_widths=120', 'imperial'],
  ['de', '&widget_height=240&widget_widths=300', 'metric'],
  ['de', '&widget_height=96&widget_widths=120&widget_lang=en', 'imperial'],
  ['de', '&widget_height=96&widget_widths=120&widget_country=US', 'imperial'],
  ['de', '&widget_height=96&widget_widths=120&widget_measurement=imperial', 'imperial'],
  ['de', '&widget_country=US', undefined],
] as const)('on a %s page the code of a wall with %s names its unit', (lang, query, unit) => {
  const { choices } = readChoices(new URLSearchParams(`widget=wallpaper-calculator${query}`))
  expect(snippetOf(choices, facts, lang, t).attributes['measurement']).toBe(unit)
})

test('a shop in English and US dollars alone offers no other for a widget', () => {
  const market = marketOf({ englishUsdOnly: true })
  const namesIn = (each: typeof market) => optionsIn(each, 'add-to-cart').map(({ name }) => name)
  expect(namesIn(EVERYWHERE)).toEqual(expect.arrayContaining(['lang', 'country', 'currency']))
  expect(namesIn(market)).toContain('country')
  expect(namesIn(market)).not.toContain('lang')
  expect(namesIn(market)).not.toContain('currency')
  const asked = new URLSearchParams('widget=add-to-cart&widget_lang=de&widget_currency=EUR')
  const { choices } = readChoices(asked)
  expect(choicesOf(market, choices).values).toEqual({})
  expect(choicesOf(EVERYWHERE, choices)).toEqual(choices)
})
