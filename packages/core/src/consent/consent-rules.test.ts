import { describe, expect, test } from 'vitest'
import {
  CONSENT_CATEGORY_NAMES,
  hasPrivacyControl,
  isAsked,
  isSameChoice,
  mayUse,
  NO_CONSENT,
  readConsent,
  readConsentForm,
  settleConsent,
  writeConsent,
} from './index.ts'

const [yes, no] = [true, false]
const usedWith = (choice: Parameters<typeof settleConsent>[0], byBrowser: boolean) =>
  CONSENT_CATEGORY_NAMES.filter((name) => mayUse(name, settleConsent(choice, byBrowser))).join(' ')

test('a visitor is asked about counting visits and about advertising, and about nothing else', () => {
  expect(CONSENT_CATEGORY_NAMES.filter((name) => isAsked(name))).toEqual(['analytics', 'marketing'])
})

test.each([
  // analytics, marketing, do not sell, Global Privacy Control
  [no, no, no, no, 'necessary functional'],
  [yes, no, no, no, 'necessary functional analytics'],
  [no, yes, no, no, 'necessary functional marketing'],
  [yes, yes, no, no, 'necessary functional analytics marketing'],
  [no, no, yes, no, 'necessary functional'],
  [yes, no, yes, no, 'necessary functional analytics'],
  [no, yes, yes, no, 'necessary functional'],
  [yes, yes, yes, no, 'necessary functional analytics'],
  [no, no, no, yes, 'necessary functional'],
  [yes, no, no, yes, 'necessary functional analytics'],
  [no, yes, no, yes, 'necessary functional'],
  [yes, yes, no, yes, 'necessary functional analytics'],
  [no, no, yes, yes, 'necessary functional'],
  [yes, no, yes, yes, 'necessary functional analytics'],
  [no, yes, yes, yes, 'necessary functional'],
  [yes, yes, yes, yes, 'necessary functional analytics'],
])(
  'analytics %s, marketing %s, do not sell %s, by the browser %s: may use %s',
  (analytics, marketing, doNotSell, byBrowser, used) => {
    expect(usedWith({ analytics, marketing, doNotSell }, byBrowser)).toBe(used)
  },
)

test('nothing that has to be asked for is used before a choice', () => {
  expect(usedWith(NO_CONSENT, false)).toBe('necessary functional')
})

test('a browser’s control decides about selling alone, and is named', () => {
  expect(settleConsent({ analytics: true, marketing: true, doNotSell: false }, true)).toEqual({
    analytics: true,
    marketing: false,
    doNotSell: true,
    byBrowser: true,
  })
  expect(settleConsent({ ...NO_CONSENT, doNotSell: true }, false).byBrowser).toBe(false)
})

test('a consent that was put together by hand allows no advertising either', () => {
  const choice = { analytics: false, marketing: true, doNotSell: false }
  expect(mayUse('marketing', { ...choice, byBrowser: true })).toBe(false)
  expect(mayUse('marketing', { ...choice, doNotSell: true, byBrowser: false })).toBe(false)
})

test.each([
  ['1', true],
  [' 1 ', true],
  ['0', false],
  ['', false],
  ['true', false],
  ['1, 1', false],
])('Sec-GPC: %s is a control: %s', (value, expected) => {
  expect(hasPrivacyControl(new Headers({ 'Sec-GPC': value }))).toBe(expected)
})

test('a request without the header has no control', () => {
  expect(hasPrivacyControl(new Headers())).toBe(false)
})

test('two choices are the same where all of their parts are', () => {
  const choice = { analytics: true, marketing: false, doNotSell: true }
  expect(isSameChoice(choice, { ...choice })).toBe(true)
  for (const name of ['analytics', 'marketing', 'doNotSell'] as const)
    expect(isSameChoice(choice, { ...choice, [name]: !choice[name] })).toBe(false)
})

describe('the cookie of a choice', () => {
  const browserId = 'abcdefghijklmnopqrstuv'

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('has each choice whole: %i', (bits) => {
    const [analytics, marketing, doNotSell] = [4, 2, 1].map((bit) => (bits & bit) > 0)
    const stored = {
      analytics: analytics === true,
      marketing: marketing === true,
      doNotSell: doNotSell === true,
      browserId,
    }
    expect(readConsent(writeConsent(stored))).toEqual(stored)
  })

  test.each([
    undefined,
    '',
    '101',
    '101.',
    '101.short',
    `201.${browserId}`,
    `1011.${browserId}`,
    `101.${browserId};x`,
    `101.${'a'.repeat(65)}`,
    ` 101.${browserId}`,
    `101.${browserId}\n`,
  ])('is none that no gateway wrote: %j', (value) => {
    expect(readConsent(value)).toBeUndefined()
  })
})

test.each([
  [{}, NO_CONSENT],
  [
    { analytics: '1', do_not_sell: '1' },
    { analytics: true, marketing: false, doNotSell: true },
  ],
  [{ analytics: 'yes' }, NO_CONSENT],
  [
    { allow: 'all', do_not_sell: '1' },
    { analytics: true, marketing: true, doNotSell: true },
  ],
  [{ allow: 'all' }, { analytics: true, marketing: true, doNotSell: false }],
  [{ allow: 'none', analytics: '1', marketing: '1' }, NO_CONSENT],
  [
    { allow: 'some', marketing: '1' },
    { analytics: false, marketing: true, doNotSell: false },
  ],
])('the form %j is the choice %j', (fields, choice) => {
  const form = new Map<string, unknown>(Object.entries(fields))
  expect(readConsentForm(form, ['analytics', 'marketing'])).toEqual(choice)
})

test('the button for all of it allows nothing that the shop does not ask about', () => {
  const all = new Map([['allow', 'all']])
  expect(readConsentForm(all, ['analytics'])).toEqual({ ...NO_CONSENT, analytics: true })
  expect(readConsentForm(all, [])).toEqual(NO_CONSENT)
  const none = new Map([
    ['allow', 'none'],
    ['marketing', '1'],
  ])
  expect(readConsentForm(none, ['analytics'])).toEqual({ ...NO_CONSENT, marketing: true })
})
