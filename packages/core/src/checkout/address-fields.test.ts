import { describe, expect, it } from 'vitest'
import { ADDRESS_REGIONS } from './address-regions.ts'
import {
  checkAddress,
  checkShipping,
  isCanadianPostalCode,
  isPhone,
  isUsZip,
  normalizeAddress,
  normalizeEmail,
} from './address.ts'
import type { Address, FieldError, ShippingForm } from './address.ts'

const GOOD: Address = {
  fullName: 'June Harrow',
  line1: '418 Orchard Lane',
  line2: '',
  city: 'Hudson',
  state: 'NY',
  zipcode: '12534',
  country: 'US',
  phone: '+1 518 555 0100',
}
const FORM: ShippingForm = {
  ...GOOD,
  email: 'a@c.test',
  emailRetype: 'a@c.test',
  newsletter: false,
}
const check = (change: Partial<Address>) => checkAddress({ ...GOOD, ...change }, ADDRESS_REGIONS)

describe('a field of an address', () => {
  it.each<[Partial<Address>, Partial<Record<keyof Address, FieldError>>]>([
    [{ fullName: ' ' }, { fullName: 'required' }],
    [{ line1: '' }, { line1: 'required' }],
    [{ city: '' }, { city: 'required' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ zipcode: ' ' }, { zipcode: 'required' }],
    [{ line2: '' }, {}],
    [{ country: '' }, { country: 'ORDER_HAS_NO_COUNTRY' }],
    [{ country: 'XX' }, { country: 'FIELD_VALUE_INVALID' }],
    [{ state: '' }, { state: 'state_required' }],
    [{ state: 'ON' }, { state: 'FIELD_VALUE_INVALID' }],
    [{ country: 'CA', state: '', zipcode: 'K1A 0B1' }, { state: 'province_required' }],
    [{ country: 'CA', state: 'NY', zipcode: 'K1A 0B1' }, { state: 'FIELD_VALUE_INVALID' }],
    [{ country: 'CA', state: 'ON', zipcode: '12534' }, { zipcode: 'INVALID_ZIPCODE' }],
    [{ country: 'DE', state: '', zipcode: '10115' }, {}],
    [{ country: 'DE', state: 'Berlin', zipcode: 'any code' }, { zipcode: 'INVALID_ZIPCODE' }],
    [{ country: 'DE', state: 'Berlin', zipcode: 'd-10115' }, {}],
    [{ country: 'GB', state: '', zipcode: 'se1 7rj' }, {}],
    [{ country: 'GB', state: '', zipcode: '12534' }, { zipcode: 'INVALID_ZIPCODE' }],
    [{ country: 'LV', state: '', zipcode: '1073' }, {}],
    [{ country: 'HK', city: '', state: 'Kowloon', zipcode: '' }, {}],
    [{ country: 'IE', state: '', zipcode: '' }, {}],
    [{ country: 'SG', city: '', state: '', zipcode: '546080' }, {}],
    [{ country: 'AU', state: '', zipcode: '3053' }, { state: 'required' }],
    [{ country: 'AU', state: 'Victoria', zipcode: '3053' }, { state: 'FIELD_VALUE_INVALID' }],
    [{ country: 'AU', state: 'vic', zipcode: '3053' }, {}],
    [{ fullName: 'June\u0007Harrow' }, { fullName: 'text' }],
    [{ city: 'Hudson\ud800' }, { city: 'text' }],
    [{ zipcode: '12534\u0007' }, { zipcode: 'INVALID_ZIPCODE' }],
    [{ country: 'AE', state: 'Dubai', zipcode: '1'.repeat(21) }, { zipcode: 'INVALID_ZIPCODE' }],
    [{ country: 'AE', state: 'Dubai', zipcode: '1'.repeat(20) }, {}],
    [{ phone: '518 555\u00070100' }, { phone: 'text' }],
  ])('%j has the errors %j', (change, fieldErrors) => {
    expect(check(change)).toEqual(fieldErrors)
  })

  it.each([
    ['fullName', 120, 'too_long'],
    ['line1', 120, 'too_long'],
    ['line2', 120, 'too_long'],
    ['city', 80, 'too_long'],
  ] as const)('%s has at most %i characters', (field, most, fieldError) => {
    const abroad = { country: 'DE', state: '' }
    expect(check({ ...abroad, [field]: 'a'.repeat(most) })).toEqual({})
    expect(check({ ...abroad, [field]: 'a'.repeat(most + 1) })).toEqual({ [field]: fieldError })
  })

  it('of a region or a phone has its own limit', () => {
    const abroad = { country: 'DE', zipcode: '10115' }
    expect(check({ ...abroad, state: 'a'.repeat(80) })).toEqual({})
    expect(check({ ...abroad, state: 'a'.repeat(81) })).toEqual({ state: 'too_long' })
    expect(check({ phone: '1'.repeat(30) })).toEqual({})
    expect(check({ phone: '1'.repeat(31) })).toEqual({ phone: 'too_long' })
  })
})

it('an address is stored without spaces around it, its codes in capitals', () => {
  const typed = Object.fromEntries(
    Object.entries(GOOD).map(([name, value]) => [name, ` \u202e${value.toLowerCase()} `]),
  ) as unknown as Address
  expect(normalizeAddress(typed)).toEqual({
    fullName: 'june harrow',
    line1: '418 orchard lane',
    line2: '',
    city: 'hudson',
    state: 'NY',
    zipcode: '12534',
    country: 'US',
    phone: '+1 518 555 0100',
  })
  expect(normalizeAddress({ ...GOOD, city: 'Cafe\u0301' }).city).toBe('Caf\u00e9')
  expect(normalizeAddress({ ...GOOD, zipcode: 'k1a 0b1' }).zipcode).toBe('K1A 0B1')
  for (const [state, stored] of [
    ['nsw', 'NSW'],
    ['kent', 'kent'],
  ] as const)
    expect(normalizeAddress({ ...GOOD, state }).state).toBe(stored)
})

it('an e-mail address keeps the letters before the @ and has a domain in small ones', () => {
  expect(normalizeEmail(' June@Example.COM ')).toBe('June@example.com')
  expect(normalizeEmail('June')).toBe('June')
  expect(normalizeEmail('Cafe\u0301@a.test')).toBe('Caf\u00e9@a.test')
  expect(normalizeEmail('')).toBe('')
})

it.each([
  ['12345', true],
  ['12345-6789', true],
  ['12345-678', false],
  ['12345-67890', false],
  ['12345-abcd', false],
  ['12345-', false],
  ['a12345', false],
  ['12345a', false],
  ['12345\n', false],
  ['\n12345', false],
])('the ZIP %j: %s', (zip, isZip) => {
  expect(isUsZip(zip)).toBe(isZip)
})

it.each([
  ['K1A 0B1', true],
  ['Y9Z 9Z9', true],
  ['xK1A 0B1', false],
  ['K1A 0B1x', false],
  ['W1A 0B1', false],
  ['K1D 0B1', false],
  ['K1A 0O1', false],
])('the postal code %s: %s', (code, isCode) => {
  expect(isCanadianPostalCode(code)).toBe(isCode)
})

it.each([
  ['12345', true],
  ['1234', false],
  ['1 2 3 4 5', true],
  ['12345 X 67', true],
  ['12345x', false],
  ['x12345', false],
  ['12345 x 6 7', true],
  ['12345 x 6a', false],
  ['12345#', false],
])('the phone %s: %s', (phone, isNumber) => {
  expect(isPhone(phone)).toBe(isNumber)
})

it.each<[Partial<ShippingForm>, object]>([
  [{ email: '' }, { email: 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS' }],
  [{ email: 'june' }, { email: 'email' }],
  [{ emailRetype: '' }, { emailRetype: 'required' }],
  [{ emailRetype: 'b@c.test' }, { emailRetype: 'mismatch' }],
  [{ email: 'a@C.test', emailRetype: ' a@c.TEST' }, {}],
  [
    { email: '', city: '' },
    { city: 'required', email: 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS' },
  ],
])('a guest’s form with %j has the errors %j', (change, fieldErrors) => {
  expect(checkShipping({ ...FORM, ...change }, { guest: true })).toEqual(fieldErrors)
})

it('a member’s form needs no e-mail address and is checked all the same', () => {
  const form = { ...FORM, email: '', emailRetype: '', city: '' }
  expect(checkShipping(form, { guest: false })).toEqual({ city: 'required' })
})
