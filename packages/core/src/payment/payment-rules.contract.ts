import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency } from '../contract/wire.ts'
import { paymentRule } from './payment-rule.contract.ts'

/** Gets the rules of the ways to pay that the shop offers, with their limits in one currency. */
export const listPaymentRules = defineCall({
  name: 'payment.rules',
  method: 'GET',
  path: '/payment_rules',
  auth: 'none',
  cacheable: true,
  query: v.object({ currency: v.optional(currency), page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({ rules: v.array(paymentRule) }),
    v.transform((wire) => wire.rules),
  ),
  errors: ['CURRENCY_INVALID'],
})
