import { expect, test } from 'vitest'
import { cancelableUntil } from './cancel-window.ts'

const placedAt = new Date('2026-05-01T10:00:00Z')
const open = { placedAt, isShipped: false, isCanceled: false }
const at = (time: string) => new Date(`2026-05-01T${time}Z`)

test.each([
  ['10:00:00', true],
  ['10:59:59.999', true],
  ['11:00:00', false],
  ['11:00:01', false],
  // A clock that is a little behind the database's.
  ['09:59:00', true],
])('an order of ten o’clock can be canceled at %s: %s', (time, can) => {
  expect(cancelableUntil(open, at(time)) !== undefined).toBe(can)
})

test('says until when', () => {
  expect(cancelableUntil(open, at('10:30:00'))).toEqual(at('11:00:00'))
})

test('an order that is on its way or canceled cannot be', () => {
  expect(cancelableUntil({ ...open, isShipped: true }, placedAt)).toBe(undefined)
  expect(cancelableUntil({ ...open, isCanceled: true }, placedAt)).toBe(undefined)
})
