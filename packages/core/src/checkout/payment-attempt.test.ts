import * as v from 'valibot'
import { expect, test } from 'vitest'
import { attempt } from './payment-attempt.contract.ts'

test.each([
  [null, null],
  ['CARD_EXPIRED', 'CARD_EXPIRED'],
  ['A_CODE_OF_TOMORROW', 'SERVER_ERROR'],
  ['__proto__', 'SERVER_ERROR'],
])('an attempt that was declined with %s has the code %s', (code, known) => {
  const wire = { id: 'attempt-0123456789', state: 'declined', order_number: null, code }
  expect(v.parse(attempt, wire).code).toBe(known)
})
