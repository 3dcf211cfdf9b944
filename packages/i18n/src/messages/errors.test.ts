import { expect, test } from 'vitest'
import type { FieldError } from '@selvage/core/checkout'
import { CHANGE_REASONS, ERROR_CODES, MEMBERS_ONLY, messageKeyOf } from '@selvage/core/errors'
import type { ErrorCode } from '@selvage/core/errors'
import { languages } from '../locale/languages.table.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as german } from './de/index.ts'
import { catalogue as english } from './en/index.ts'
import { catalogue as spanish } from './es/index.ts'
import { catalogue as french } from './fr/index.ts'
import type { MessageKey } from './message-key.ts'

const messages: Record<(typeof languages)[number], Catalogue> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}
const codes = ERROR_CODES

// For English the compiler checks this: a code or a field error without a message does not compile
// here.
const keyOf = (code: ErrorCode): MessageKey => messageKeyOf(code)
type Messages<Error extends string> = Error extends ErrorCode ? `errors.${Error}` : `forms.${Error}`
const fieldErrors = {
  required: 'forms.required',
  email: 'forms.email',
  mismatch: 'forms.mismatch',
  too_long: 'forms.too_long',
  text: 'forms.text',
  phone: 'forms.phone',
  state_required: 'forms.state_required',
  province_required: 'forms.province_required',
  INVALID_ZIPCODE: 'errors.INVALID_ZIPCODE',
  FIELD_VALUE_INVALID: 'errors.FIELD_VALUE_INVALID',
  USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS: 'errors.USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS',
  ORDER_HAS_NO_COUNTRY: 'errors.ORDER_HAS_NO_COUNTRY',
} as const satisfies { [Error in FieldError]: Messages<Error> & MessageKey }

test.each(languages)('every code and every field error has a message in %s', (language) => {
  expect(codes.length).toBeGreaterThan(70)
  for (const key of [...codes.map(keyOf), ...Object.values(fieldErrors)])
    expect(messages[language][key], key).toMatch(/\p{Letter}{2}/u)
})

test('every reason of a change in the order has a message in all languages', () => {
  for (const language of languages)
    for (const reason of CHANGE_REASONS)
      expect(messages[language][`errors.ORDER_CLEANUP_REVIEW_REQUIRED_${reason}`]).toBeTruthy()
})

test('no two codes have the same message', () => {
  for (const language of languages) {
    const own = codes
      .filter((code) => messageKeyOf(code) !== 'errors.retry')
      .map((code) => messages[language][`errors.${code}`])
    expect(new Set(own).size, language).toBe(own.length)
  }
})

test('every error message belongs to a code', () => {
  const variants = new RegExp(
    `_(${['guest', 'member', 'unknown', 'no_session', 'offline', 'wait_one', 'wait_other', MEMBERS_ONLY, ...CHANGE_REASONS].join('|')})$`,
  )
  const known = new Set<string>(codes.map(keyOf))
  for (const key of Object.keys(english).filter((each) => each.startsWith('errors.')))
    expect(known, key).toContain(key.replace(variants, ''))
})

test("the English messages contain the spec's wording", () => {
  const wording: Partial<Record<string, string>> = {
    'forms.required': 'required',
    'forms.email': 'provide email',
    'forms.mismatch': 'do not match',
    'forms.integer': 'must be an integer',
    'errors.RECAPTCHA_INCORRECT': 'recaptcha incorrect!',
    'errors.SERVER_ERROR': 'try again later',
    'errors.EXPIRED_SESSION': 'log in again',
    'errors.STRIPE_TOTAL_AMOUNT_TOO_LOW':
      'order total must be at least {{amount}} for card payment',
    'errors.CARD_DECLINED': 'declined',
    'errors.USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS': 'required',
    'errors.STRIPE_CUSTOMER_TECHNICAL_FAILURE': 'use paypal',
    'errors.PAYPAL_CONNECTION_FAILED': 'use a credit card',
    'errors.retry': 'refresh',
  }
  for (const [key, part] of Object.entries(wording))
    expect(english[key]?.toLowerCase(), key).toContain(part)
})
