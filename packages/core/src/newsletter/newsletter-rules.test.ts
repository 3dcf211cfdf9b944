import { describe, expect, test } from 'vitest'
import {
  checkNewsletter,
  checkNewsletterPreferences,
  confirmNewsletterForm,
  endNewsletter,
  fromNewsletterDetails,
  isEnded,
  isSubscribed,
  newNewsletter,
  newsletterChoicesOf,
  normalizeNewsletter,
  toNewsletterDetails,
} from './index.ts'

const form = newNewsletter({ email: 'june@example.com', country: 'US', locale: 'en_US' })
const sms = { ...form, bySms: true, phone: '518 555 0100' }

test('a new form asks for e-mail with the deals', () => {
  expect(form).toMatchObject({ choices: ['exclusiveDeals'], byEmail: true, bySms: false })
  expect(newNewsletter({ country: 'AT', locale: 'de_DE' }).language).toBe('de')
  expect(newNewsletter({ country: 'FR', locale: 'fr_FR' }).language).toBe('en')
})

test('every choice stands in one group', () => {
  expect(newsletterChoicesOf('persona')).toHaveLength(6)
  expect(newsletterChoicesOf('interest')).toEqual(['wallpaper', 'homeDecor', 'fabric'])
  expect(newsletterChoicesOf('news')).toEqual(['exclusiveDeals', 'designChallenges'])
})

describe('a form', () => {
  test.each([
    [{}, {}],
    [{ bySms: true }, { phone: 'required' }],
    [{ country: '' }, { country: 'required' }],
    [{ country: 'us' }, {}],
    [{ country: 'XX' }, { country: 'country' }],
    [
      { email: '', country: '', bySms: true },
      { email: 'required', country: 'required', phone: 'required' },
    ],
    [{ email: 'june@' }, { email: 'email' }],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '1'.repeat(31) }, { phone: 'phone' }],
    [{ byEmail: false }, { byEmail: 'channel' }],
    [{ byEmail: false, bySms: true, phone: '518 555 0100' }, {}],
  ])('with %j has the errors %j', (change, errors) => {
    expect(checkNewsletter({ ...form, ...change })).toEqual(errors)
  })

  test('that is changed may end both ways to be written to', () => {
    expect(checkNewsletterPreferences({ country: 'US', phone: '', bySms: false })).toEqual({})
  })

  test('is stored without spaces, its choices in their order', () => {
    const typed = { ...sms, country: ' us', phone: ' 518 ', choices: ['fabric', 'maker'] as const }
    expect(normalizeNewsletter(typed)).toMatchObject({
      country: 'US',
      phone: '518',
      choices: ['maker', 'fabric'],
    })
  })

  test('names its errors on the wire and reads them back', () => {
    const errors = { email: 'email', country: 'required', phone: 'phone' } as const
    expect(fromNewsletterDetails(toNewsletterDetails(errors))).toEqual(errors)
    const other = { code: 'FIELD_VALUE_INVALID', field: 'sms_text' } as const
    expect(fromNewsletterDetails([other, { ...other, field: 'tel' }])).toEqual({
      phone: 'FIELD_VALUE_INVALID',
    })
  })
})

describe('a subscription', () => {
  test('has what is asked for', () => {
    expect(isSubscribed(form, form)).toBe(true)
    expect(isSubscribed({ ...form, byEmail: false }, form)).toBe(false)
    expect(isSubscribed(form, sms)).toBe(false)
    expect(isSubscribed(sms, form)).toBe(true)
    expect(isSubscribed(sms, { ...sms, phone: ' 518 555 0100 ' })).toBe(true)
    expect(isSubscribed(sms, { ...sms, phone: '518 555 0101' })).toBe(false)
  })

  test('keeps what it had when more is confirmed', () => {
    expect(confirmNewsletterForm(undefined, form)).toEqual(form)
    expect(confirmNewsletterForm(sms, { ...form, country: 'DE' })).toEqual({
      ...sms,
      country: 'DE',
    })
    expect(confirmNewsletterForm({ ...form, byEmail: false }, { ...sms, byEmail: false })).toEqual({
      ...sms,
      byEmail: false,
    })
    expect(confirmNewsletterForm({ ...form, byEmail: true }, { ...sms, byEmail: false })).toEqual(
      sms,
    )
  })

  test('ends one way or both', () => {
    const both = { byEmail: true, bySms: true }
    expect(endNewsletter(both, 'email')).toEqual({ byEmail: false, bySms: true })
    expect(endNewsletter(both, 'sms')).toEqual({ byEmail: true, bySms: false })
    expect(endNewsletter(both, 'all')).toEqual({ byEmail: false, bySms: false })
    expect([isEnded(both), isEnded(endNewsletter(both, 'all'))]).toEqual([false, true])
    expect(isEnded({ byEmail: false, bySms: true })).toBe(false)
  })
})
