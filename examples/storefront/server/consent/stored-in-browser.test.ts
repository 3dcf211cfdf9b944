import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_CONSENT, settleConsent } from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'
import { languages } from '@selvage/i18n/locale'
import { describe, expect, it } from 'vitest'
import { consentOf } from './read-consent.ts'
import { allowedCookies, askedCategories, rowOf, withdrawnCookies } from './stored-in-browser.ts'
import { STORED } from './stored.table.ts'
import type { StoredRow } from './stored.table.ts'

const row = (name: string, category: StoredRow['category']): StoredRow => ({
  names: [name],
  place: 'cookie',
  category,
  purpose: '',
  lifetime: '',
})
const ROWS = [
  row('cart', 'necessary'),
  row('look', 'functional'),
  row('visits', 'analytics'),
  row('ads', 'marketing'),
]
const LINES = ROWS.map(({ names: [name] }) => `${name}=1; Path=/`)
const ALL = { analytics: true, marketing: true, doNotSell: false }
const none = settleConsent(NO_CONSENT, false)

/** Returns the names of the cookies that reach the browser, and of those that are reported. */
function setWith(consent: Consent, lines: readonly string[] = LINES) {
  const reported: string[] = []
  const allowed = allowedCookies(lines, consent, (name) => reported.push(name), ROWS)
  return { set: allowed.map((line) => line.split('=')[0]), reported }
}

describe('a cookie reaches the browser', () => {
  it.each([
    ['before a choice', none, ['cart', 'look']],
    ['with all allowed', settleConsent(ALL, false), ['cart', 'look', 'visits', 'ads']],
    [
      'with do-not-sell',
      settleConsent({ ...ALL, doNotSell: true }, false),
      ['cart', 'look', 'visits'],
    ],
    ['with Global Privacy Control', settleConsent(ALL, true), ['cart', 'look', 'visits']],
  ])('%s', (_, consent, set) => {
    expect(setWith(consent).set).toEqual(set)
  })

  it('if the shop stores it at all; any other is reported', () => {
    const lines = ['spy=1; Path=/', '__Host-cart=1; Path=/; Secure', 'ads=1']
    expect(setWith(none, lines)).toEqual({ set: ['__Host-cart'], reported: ['spy', 'ads'] })
  })
})

it('deletes what a choice no longer allows, and nothing else', () => {
  const sent = ['cart', 'look', '__Host-visits', 'ads', 'theirs']
  expect(withdrawnCookies(sent, none, true, ROWS)).toEqual([
    '__Host-visits=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'ads=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
  expect(withdrawnCookies(sent, settleConsent(ALL, false), false, ROWS)).toEqual([])
  expect(withdrawnCookies(sent, settleConsent(ALL, true), false, ROWS)).toEqual([
    'ads=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})

it('asks about what a row needs consent for, which the events of pages do', () => {
  expect(askedCategories(ROWS)).toEqual(['analytics', 'marketing'])
  expect(askedCategories(ROWS.slice(0, 2))).toEqual([])
  expect(askedCategories()).toEqual(['analytics'])
})

it('knows an entry by the part before its id', () => {
  expect(rowOf('sessionStorage', 'selvage:checkout:abc')?.category).toBe('necessary')
  expect(rowOf('localStorage', 'selvage:checkout:abc')).toBeUndefined()
  expect(rowOf('cookie', 'selvage_accessory')).toBeUndefined()
})

describe('the choice that counts for a request', () => {
  const id = 'a'.repeat(22)
  const read = (headers: Record<string, string>, name: string, value: string, secure = false) =>
    consentOf(new Headers(headers), (asked) => (asked === name ? value : undefined), secure)

  it.each([
    ['no cookie', {}, '', '', none],
    ['a cookie', {}, 'selvage_consent', `110.${id}`, settleConsent(ALL, false)],
    ['a cookie that nobody wrote', {}, 'selvage_consent', 'all', none],
    ['a control', { 'Sec-GPC': '1' }, 'selvage_consent', `110.${id}`, settleConsent(ALL, true)],
  ])('is that of %s', (_, headers, name, value, expected) => {
    expect(read(headers, name, value)).toEqual(expected)
  })

  it('is that of the cookie which no other host can set, on a secure address', () => {
    const allowed = settleConsent(ALL, false)
    expect(read({}, '__Host-selvage_consent', `110.${id}`, true)).toEqual(allowed)
    expect(read({}, 'selvage_consent', `110.${id}`, true)).toEqual(none)
  })
})

interface Block {
  readonly type: string
  readonly rows?: readonly (readonly string[])[]
}
const tablesOf = (lang: string) => {
  const file = join(import.meta.dirname, `../../../gateway/content/${lang}/cookies.json`)
  const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as { readonly blocks: readonly Block[] }
  return blocks.flatMap(({ rows = [] }) => rows)
}
const written = ({ names }: StoredRow) =>
  names.map((name) => `<code>${name.endsWith(':') ? `${name}…` : name}</code>`).join(', ')

describe('the page about cookies', () => {
  it('says in English what the table says', () => {
    const expected = STORED.map((each) => [written(each), each.purpose, each.lifetime])
    expect(tablesOf('en')).toEqual(expected)
  })

  it.each(languages)('lists in %s everything that is stored, and nothing else', (lang) => {
    expect(tablesOf(lang).map(([names]) => names)).toEqual(STORED.map(written))
    for (const cells of tablesOf(lang)) expect(cells.every((cell) => cell !== '')).toBe(true)
  })
})
