import { expect, it } from 'vitest'
import type { OrderRow } from '../db/schema/payment.ts'
import { orderDay } from './order-day.ts'

type Snapshot = OrderRow['snapshot']

const shippedTo = (country: string, state: string, locale = 'en_US') =>
  ({ locale, shipping_address: { country, state } }) as Snapshot
const at = new Date('2026-11-28T02:30:00Z')

it.each([
  ['US', 'NY', 'November 27, 2026'],
  ['US', 'CA', 'November 27, 2026'],
  ['US', 'GU', 'November 28, 2026'],
  ['US', 'AE', 'November 27, 2026'],
  ['CA', 'NL', 'November 27, 2026'],
  ['AU', 'WA', 'November 28, 2026'],
  ['JP', '', 'November 28, 2026'],
  ['BR', '', 'November 27, 2026'],
])('a mail dates an order of %s %s by its own calendar', (country, state, day) => {
  expect(orderDay(shippedTo(country, state), at)).toBe(day)
})

it('an order that is not shipped has the day of its billing address, else of its locale', () => {
  const unshipped = { locale: 'de_DE', shipping_address: null, payment: null } as Snapshot
  expect(orderDay(unshipped, new Date('2026-11-27T23:30:00Z'))).toBe('28. November 2026')
  const billed = { method: 'card', billing_address: { country: 'CL', state: '' } }
  const paid = { ...unshipped, payment: billed } as unknown as Snapshot
  expect(orderDay(paid, at)).toBe('27. November 2026')
  expect(orderDay({ ...unshipped, locale: 'xx' }, at)).toMatch(/28/)
})
