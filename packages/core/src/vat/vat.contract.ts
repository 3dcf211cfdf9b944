import * as v from 'valibot'
import { checkoutAnswer, ORDER_PAYING_ERRORS } from '../checkout/checkout-state.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { requiredText } from '../contract/wire.ts'

/**
 * Stores the VAT number that an order's invoice names; `vatNumber: null` takes it off. It is taken
 * where VAT is due and numbers of this form are given.
 * @source spec 1 §5
 */
export const setVatNumber = defineCall({
  name: 'checkout.vatNumber',
  method: 'PUT',
  path: '/order/{id}/vat_number',
  versioned: true,
  body: v.pipe(
    v.strictObject({ vat_number: v.nullable(requiredText(20)) }),
    v.transform((wire) => ({ vatNumber: wire.vat_number })),
  ),
  encodeBody: ({ vatNumber }: { readonly vatNumber: string | null }) => ({ vat_number: vatNumber }),
  answer: checkoutAnswer,
  errors: ORDER_PAYING_ERRORS,
})
