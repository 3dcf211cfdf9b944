import * as v from 'valibot'
import { checkoutAnswer, ORDER_PAYING_ERRORS } from '../checkout/checkout-state.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { requiredText } from '../contract/wire.ts'

/**
 * Pays an order with a gift certificate, as far as its balance goes; `code: null` takes it off
 * again. A code that cannot pay is rejected at the field `code`, with the reason in the message:
 * `unknown`, `canceled` with the order that bought it, `empty`, `currency` or `subscription`.
 */
export const setGiftCertificate = defineCall({
  name: 'credit.giftCertificate',
  method: 'PUT',
  path: '/order/{id}/gift_certificate',
  versioned: true,
  body: v.strictObject({ code: v.nullable(requiredText(64)) }),
  answer: checkoutAnswer,
  errors: [...ORDER_PAYING_ERRORS, 'TOO_MANY_ATTEMPTS'],
})

/**
 * Pays an order with so many of the member's Spoondollars, as far as they are needed; `amount:
 * null` takes them off again.
 * @source spec 1 §1 (Spoondollars are store credit), §8
 */
export const setSpoondollars = defineCall({
  name: 'credit.spoondollars',
  method: 'PUT',
  path: '/order/{id}/spoondollars',
  auth: 'member',
  versioned: true,
  body: v.pipe(
    v.strictObject({
      raw_amount: v.nullable(
        v.pipe(
          v.number(),
          v.minValue(0.01),
          v.maxValue(1_000_000),
          v.check((amount) => Number(amount.toFixed(2)) === amount),
        ),
      ),
    }),
    v.transform((wire) => ({ amount: wire.raw_amount })),
  ),
  encodeBody: ({ amount }: { readonly amount: number | null }) => ({ raw_amount: amount }),
  answer: checkoutAnswer,
  errors: [
    ...ORDER_PAYING_ERRORS,
    'UNAUTHORIZED',
    'SPOONDOLLARS_BALANCE_TOO_LOW',
    'CANNOT_APPLY_SPOONDOLLARS_CONTAINS_SUBSCRIPTION_ITEM',
  ],
})
