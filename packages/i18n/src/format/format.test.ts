import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateRange,
  formatLength,
  formatTime,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSize,
} from './index.ts'

const amounts = [
  ['en_US', 'US$12.50 £12.50 €12.50 CA$12.50 AU$12.50'],
  ['en_GB', 'US$12.50 £12.50 €12.50 CA$12.50 AU$12.50'],
  ['en_AU', 'US$12.50 £12.50 €12.50 CA$12.50 AU$12.50'],
  ['de_DE', '12,50 US$ 12,50 £ 12,50 € 12,50 CA$ 12,50 AU$'],
  ['es_ES', '12,50 US$ 12,50 £ 12,50 € 12,50 CA$ 12,50 AU$'],
  ['fr_FR', '12,50 US$ 12,50 £ 12,50 € 12,50 CA$ 12,50 AU$'],
  ['fr_CA', '12,50 US$ 12,50 £ 12,50 € 12,50 CA$ 12,50 AU$'],
  ['ja_JP', 'US$12.50 £12.50 €12.50 CA$12.50 AU$12.50'],
  ['nl_NL', 'US$ 12,50 £ 12,50 € 12,50 CA$ 12,50 AU$ 12,50'],
] as const
const currencies = ['USD', 'GBP', 'EUR', 'CAD', 'AUD'] as const
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  test.each(amounts)('%s', (locale, expected) => {
    expect(
      plainSpaces(
        currencies.map((currency) => formatMoney({ minor: 1250, currency }, locale)).join(' '),
      ),
    ).toBe(expected)
  })
  test('has group separators, a minus sign and two decimals', () => {
    expect(formatMoney({ minor: 111850, currency: 'USD' }, 'en_US')).toBe('US$1,118.50')
    expect(formatMoney({ minor: -500, currency: 'USD' }, 'en_US')).toBe('-US$5.00')
    expect(formatMoney({ minor: 0, currency: 'GBP' }, 'en_GB')).toBe('£0.00')
    expect(plainSpaces(formatMoney({ minor: 111850, currency: 'USD' }, 'de_DE'))).toBe(
      '1.118,50 US$',
    )
    expect(plainSpaces(formatMoney({ minor: 111850, currency: 'USD' }, 'fr_FR'))).toBe(
      '1 118,50 US$',
    )
  })
  test('every locale of the spec shows the shop’s own symbol once', () => {
    const locales =
      'da_DK de_DE en_AU en_GB en_US es_ES fr_CA fr_FR id_ID it_IT ja_JP ko_KR nl_NL no_NO pl_PL pt_BR pt_PT ru_RU sv_SE th_TH zh_CN zh_HK zh_TW'.split(
        ' ',
      )
    expect(locales).toHaveLength(23)
    for (const locale of locales) {
      expect(formatMoney({ minor: 1250, currency: 'CAD' }, locale).split('CA$')).toHaveLength(2)
      expect(formatMoney({ minor: 1250, currency: 'CAD' }, locale)).toMatch(/12[.,]50/)
    }
  })
})

test('lengths', () => {
  expect(formatLength(10.5, 'en_US', 'imperial')).toBe('10.5\u00a0in')
  expect(plainSpaces(formatLength(8, 'en_GB', 'metric'))).toBe('20 cm')
  expect(plainSpaces(formatLength(2, 'de_DE', 'metric'))).toBe('5,1 cm')
  expect(formatLength(72, 'en_US', 'imperial', 'long')).toBe('2\u00a0yd')
  expect(plainSpaces(formatLength(72, 'de_DE', 'metric', 'long'))).toBe('1,83 m')
  expect(formatLength(108, 'en_US', 'imperial', 'wall')).toBe('9\u00a0ft')
  expect(
    [36, 72, 108, 144, 324].map((inches) =>
      plainSpaces(formatLength(inches, 'de_DE', 'metric', 'wall')),
    ),
  ).toEqual(['91 cm', '183 cm', '274 cm', '366 cm', '823 cm'])
  expect(formatSize(18, 28, 'en_US', 'imperial')).toBe('18\u00a0×\u00a028\u00a0in')
  expect(plainSpaces(formatSize(8, 8, 'fr_FR', 'metric'))).toBe('20 × 20 cm')
  // Four of them fill a panel of 61 cm, which four of 15 cm would not.
  expect(plainSpaces(formatSize(6, 6, 'de_DE', 'metric', 'repeat'))).toBe('15,2 × 15,2 cm')
  expect(formatLength(6, 'en_US', 'imperial', 'repeat')).toBe('6\u00a0in')
})

test('dates and numbers', () => {
  expect(formatDate('2026-11-21', 'en_US')).toBe('November 21, 2026')
  expect(formatDate('2026-11-21T23:30:00Z', 'de_DE')).toBe('21. November 2026')
  expect(plainSpaces(formatDateRange('2026-11-24', '2026-11-26', 'en_US'))).toMatch(
    /^Nov 24.+26, 2026$/,
  )
  expect(formatNumber(48210, 'de_DE')).toBe('48.210')
  expect(plainSpaces(formatPercent(0.0825, 'fr_FR'))).toBe('8,25 %')
})

test.each([
  ['en_US', 'Nov 2026', 'Nov', 'November'],
  ['de_DE', 'Nov. 2026', 'Nov', 'November'],
  ['es_ES', 'nov 2026', 'nov', 'noviembre'],
  ['fr_FR', 'nov. 2026', 'nov.', 'novembre'],
] as const)('a month has its name in %s', (locale, medium, short, long) => {
  expect(formatMonth('2026-11', locale)).toBe(medium)
  expect(formatMonth('2026-11', locale, 'short')).toBe(short)
  expect(formatMonth('2026-11', locale, 'long')).toBe(long)
})

test.each([
  ['en_US', undefined, 'November 21 at 11:30 PM UTC'],
  ['de_DE', 'Europe/Berlin', '22. November um 00:30 Uhr MEZ'],
  ['es_ES', 'America/New_York', '21 de noviembre a las 18:30 GMT-5'],
  ['fr_FR', 'UTC', '21 novembre à 23:30 UTC'],
] as const)('a time has its day and its zone in %s', (locale, zone, text) => {
  expect(plainSpaces(formatTime('2026-11-21T23:30:00Z', locale, zone))).toBe(text)
})
