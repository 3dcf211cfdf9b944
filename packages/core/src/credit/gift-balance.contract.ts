import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import type { CallAnswer } from '../contract/define-call.ts'
import { currency, money, requiredText } from '../contract/wire.ts'

/**
 * Gets what is left on a gift certificate, for who has its code. The code travels in the body, so
 * that no log of addresses has it. A code that is `unknown`, or `canceled` with the order that
 * bought it, is rejected at the field `code` with that message; codes are counted as guesses.
 */
export const readGiftBalance = defineCall({
  name: 'credit.giftBalance',
  method: 'POST',
  path: '/gift_certificates/balance',
  auth: 'visitor',
  body: v.strictObject({ code: requiredText(64) }),
  answer: v.pipe(
    v.object({ label: v.string(), raw_balance: v.number(), currency }),
    v.transform((wire) => ({
      /** The end of the code. */
      label: wire.label,
      /** The rest of its worth, in the currency that it was bought in. */
      balance: money(wire.raw_balance, wire.currency),
    })),
  ),
  errors: [
    'FIELD_CANNOT_BE_BLANK',
    'FIELD_VALUE_INVALID',
    'FIELD_NAME_INVALID_OR_INEDITABLE',
    'TOO_MANY_ATTEMPTS',
  ],
})
/** The balance of a gift certificate. */
export type GiftBalance = CallAnswer<typeof readGiftBalance>
