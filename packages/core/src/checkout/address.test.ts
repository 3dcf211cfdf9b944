import { expect, test } from 'vitest'
import { expand } from '../contract/expand.test-data.ts'
import { regionMismatch } from './address-advice.ts'
import {
  checkAddress,
  checkBillingAddress,
  checkShipping,
  emptyAddress,
  isEmail,
} from './address.ts'
import type { ShippingForm } from './address.ts'
import inputs from './address.bad-inputs.json' with { type: 'json' }

const GOOD: ShippingForm = {
  email: 'june@example.com',
  emailRetype: 'june@example.com',
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '+1 518 555 0100',
  newsletter: false,
}
const check = (change: Partial<ShippingForm>) =>
  checkShipping({ ...GOOD, ...change }, { guest: true })
const of = (area: string) => inputs.filter(({ id }) => id.startsWith(area))
const text = (input: unknown): string => (typeof input === 'string' ? input : '')

test('a valid form has no errors', () => {
  expect(check({})).toEqual({})
  expect(check({ email: ' june@EXAMPLE.com', emailRetype: 'june@example.com ' })).toEqual({})
})

test.each(of('email-0'))('$id', ({ input }) => {
  const value = text(expand(input))
  const fieldErrors = check({ email: value, emailRetype: value })
  if (value === ' a@c.test') expect(fieldErrors).toEqual({})
  else expect(fieldErrors.email).toBeDefined()
})

test.each([
  ['a dot at the beginning', '.june@example.com'],
  ['a dot before the @', 'june.@example.com'],
  ['two dots in a row', 'june..harrow@example.com'],
  ['a domain without a dot', 'june@example'],
  ['a domain with two dots in a row', 'june@example..com'],
  ['a domain that ends with a dot', 'june@example.com.'],
  ['a label that ends with a hyphen', 'june@example-.com'],
  ['a last label that begins with a hyphen', 'june@example.-com'],
  ['a label of 64 characters', `june@${'a'.repeat(64)}.com`],
  ['a last label of 64 characters', `june@example.${'a'.repeat(64)}`],
  ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
  ['255 characters', `${'a'.repeat(64)}@${'b.'.repeat(93)}com1`],
])('an e-mail address with %s is an error', (_, email) => {
  expect(isEmail(email)).toBe(false)
  expect(check({ email, emailRetype: email })).toEqual({ email: 'email' })
})

test.each([
  'june.harrow@example.com',
  'o!#$%&*+/=?^_`{|}~-x@example.com',
  `${'a'.repeat(64)}@example.com`,
  `june@${'a'.repeat(63)}.${'b'.repeat(63)}`,
  'j@a-b.c-d.co',
  'j@1.2',
  `${'a'.repeat(64)}@${'b.'.repeat(93)}com`,
])('%s is an e-mail address', (email) => {
  expect(isEmail(email)).toBe(true)
  expect(check({ email, emailRetype: email })).toEqual({})
})

test.each(of('email-retype'))('$id', ({ input }) => {
  const pair = input as { email?: string; retype?: string }
  const fieldErrors = check({ email: pair.email ?? '', emailRetype: pair.retype ?? '' })
  expect(fieldErrors.email ?? fieldErrors.emailRetype).toBeDefined()
})

test.each(of('zip-us'))('$id', ({ input, verdict }) => {
  const fieldError = check({ zipcode: text(expand(input)) }).zipcode
  if (verdict === 'accept') expect(fieldError).toBeUndefined()
  else expect(fieldError).toBe('INVALID_ZIPCODE')
})

test.each(of('zip-ca'))('$id', ({ input, verdict }) => {
  const fieldError = check({ country: 'CA', state: 'ON', zipcode: text(input) }).zipcode
  if (verdict === 'accept') expect(fieldError).toBeUndefined()
  else expect(fieldError).toBe('INVALID_ZIPCODE')
})

test.each(of('state'))('$id', ({ input }) => {
  const fieldErrors = checkAddress({ ...GOOD, ...(input as Partial<ShippingForm>) })
  expect(fieldErrors.state ?? fieldErrors.country).toBeDefined()
})

test('a retyped address that differs is an error', () => {
  expect(check({ emailRetype: 'jane@example.com' })).toEqual({ emailRetype: 'mismatch' })
  expect(checkShipping({ ...GOOD, email: '', emailRetype: '' }, { guest: false })).toEqual({})
})

test('postal codes and countries can be typed in lower case', () => {
  expect(check({ country: 'ca', state: 'on', zipcode: 'k1a 0b1' })).toEqual({})
  expect(check({ country: 'CA', state: 'ON', zipcode: 'W1A 0B1' }).zipcode).toBe('INVALID_ZIPCODE')
})

test.each([
  '12345',
  '+1 (518) 555-0100',
  '0341/123456',
  '03.12.34.56.78',
  '518 555 0100 x 12',
  '518\u00a0555\u00a00100',
])('%s is a phone number', (phone) => {
  expect(check({ phone })).toEqual({})
})

test.each(['abc', '1234', '+ ( ) - . /', 'call 518 555 0100', '518 555 0100 x', '١٢٣٤٥٦'])(
  '%s is no phone number',
  (phone) => {
    expect(check({ phone })).toEqual({ phone: 'phone' })
  },
)

test('a postal code of another region is a warning and not an error', () => {
  const address = { country: 'CA', state: 'BC', zipcode: 'K1A 0B1' }
  expect(check(address)).toEqual({})
  expect(regionMismatch(address)).toBe(true)
})

test('an address of the bill needs no phone number, and a typed one is right', () => {
  const bill = { ...emptyAddress('US'), phone: '' }
  expect(checkAddress(bill)).toHaveProperty('phone', 'required')
  expect(checkBillingAddress(bill)).not.toHaveProperty('phone')
  expect(checkBillingAddress(bill)).toHaveProperty('fullName', 'required')
  expect(checkBillingAddress({ ...bill, phone: '12' })).toHaveProperty('phone', 'phone')
})
