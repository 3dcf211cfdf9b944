import { expect, test } from 'vitest'
import { checkOrderLookup, readOrderLookup, readOrderNumber } from './order-lookup.ts'

const NUMBER = 'R123456789012'

test.each([NUMBER, ' r123456789012 ', '123456789012', 'R 1234 5678 9012', 'No. R1234-5678-9012'])(
  '%j is the number of an order',
  (typed) => expect(readOrderNumber(typed)).toBe(NUMBER),
)

test.each(['', 'R', '12345678901', 'R1234567890123', 'X123456789012', `${NUMBER}'--`])(
  '%j is none',
  (typed) => expect(readOrderNumber(typed)).toBeUndefined(),
)

test('an order is looked for by its number and an address', () => {
  const typed = { orderNumber: ' 123456789012', email: ' June@Example.com ' }
  expect(readOrderLookup(typed)).toEqual({ orderNumber: NUMBER, email: 'june@example.com' })
  expect(readOrderLookup({ ...typed, email: 'june@' })).toBeUndefined()
  expect(readOrderLookup({ ...typed, orderNumber: '12' })).toBeUndefined()
  expect(checkOrderLookup(typed)).toEqual({})
  expect(checkOrderLookup({ orderNumber: ' ', email: '' })).toEqual({
    orderNumber: 'required',
    email: 'required',
  })
  expect(checkOrderLookup({ orderNumber: '12', email: 'june@' })).toEqual({
    orderNumber: 'orderNumber',
    email: 'email',
  })
})
