import { expect, test } from 'vitest'
import { orderSlug, readOrderSlug } from './order-path.ts'

test('an order is named by the day of its payment, in UTC, and its number', () => {
  const slug = orderSlug({ placedAt: '2026-05-01T23:30:00-02:00', orderNumber: 'R123456789012' })
  expect(slug).toBe('2026-05-02-R123456789012')
  expect(readOrderSlug(slug)).toEqual({ paidAtDate: '2026-05-02', orderNumber: 'R123456789012' })
})

test.each([
  '',
  'R123456789012',
  '2026-05-02',
  '2026-05-02-R12345678901',
  '2026-05-02-R123456789012 ',
  '2026-05-02-r123456789012',
  '../2026-05-02-R123456789012',
  '2026-05-02-R123456789012\n',
])('reads no order in %j', (slug) => {
  expect(readOrderSlug(slug)).toBe(undefined)
})
