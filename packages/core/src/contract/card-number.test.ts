import { expect, test } from 'vitest'
import { cardNumberFields, hasCardNumber } from './card-number.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242\u00a04242\u202f4242\u20094242',
  '4242 - 4242 - 4242 - 4242',
  '3782 822463 10005',
  '6011000990139424',
  '30569309025904',
  '6304000000000000',
  'my card:4242424242424242, thanks',
  'Ada4242424242424242Byron',
  'Apartment 5 4242424242424242',
  '4242424242424242 04 39 123',
  '+4242424242424242',
  '4222222222222',
])('finds the card in %j', (text) => {
  expect(hasCardNumber(text)).toBe(true)
})

test.each([
  '',
  '12 Analytical Row',
  '4242424242424241',
  '4242 4242 424',
  '+49 341 1234567 12',
  '0044 20 7946 0958',
  '+1 (518) 555-0100',
  '00000000000000000000',
  '2026-11-23',
  '42424242-4242-4242-8242-424242424242',
  '4242.4242.4242.4242',
])('finds no card in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false)
})

test('takes no fewer digits than it is asked for', () => {
  expect(hasCardNumber('378282246310005')).toBe(true)
  expect(hasCardNumber('378282246310005', 16)).toBe(false)
  expect(hasCardNumber('4242424242424242', 16)).toBe(true)
})

test('an e-mail address with letters among its digits is no card', () => {
  const email = 'kim.4111111111111111@example.com'
  expect(cardNumberFields({ email, recipient_email: email, name: email })).toEqual(['name'])
})

test.each(['4111 1111 1111 1111', 'Kim 4111111111111111', '4111-1111-1111-1111@example.com'])(
  'a card in the field of an e-mail address is found: %j',
  (email) => {
    expect(cardNumberFields({ email, recipient_email: email })).toEqual([
      'email',
      'recipient_email',
    ])
  },
)
