import { shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { checkoutMachine } from '../checkout/checkout.machine.ts'
import type { CheckoutInput } from '../checkout/checkout.types.ts'
import { drive } from './run.ts'
import { ATTEMPT_ID, ORDER_ID, sampleCheckout, sampleForm } from './samples.ts'

/** A checkout of which nothing is saved yet, unless the input says so. */
export const begin = (input: Partial<CheckoutInput> = {}) =>
  drive(checkoutMachine, {
    orderId: ORDER_ID,
    guest: true,
    country: 'US',
    checkout: sampleCheckout(),
    ...input,
  })
/** The same with the shipping form filled in. */
export const filled = (input: Partial<CheckoutInput> = {}) =>
  begin(input).send(
    ...Object.entries(sampleForm).map(([field, value]) => ({
      type: 'TYPE' as const,
      field: field as keyof typeof sampleForm,
      value,
    })),
  )
/** A rejection by the gateway. */
export const rejection = (code: ErrorCode, more: Partial<ShopError> = {}) =>
  shopError(code, { status: 400, ...more })
/** An open card frame. */
export const session = {
  provider: 'sandbox',
  sessionId: 'pay-1',
  frameUrl: 'https://pay.test/1',
  frameOrigin: 'https://pay.test',
}
export const atReview = (input: Partial<CheckoutInput> = {}) =>
  begin({ checkout: sampleCheckout({ upTo: 'review' }), ...input })
/** The charge is under way. */
export const placing = () =>
  atReview().send({ type: 'PLACE' }, { done: 'makeKey', output: ATTEMPT_ID })
/** The card frame is open. */
export const atPayment = () =>
  begin({ checkout: sampleCheckout({ upTo: 'payment' }) }).send({
    done: 'openPayment',
    output: session,
  })
/** The card's token is being saved. */
export const savingPayment = () =>
  atPayment().send({ type: 'NEXT' }, { type: 'CARD_TOKENIZED', token: 'tok_0123456789abcdef' })
