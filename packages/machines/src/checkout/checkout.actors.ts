import {
  getAttempt, getCheckout, normalizeAddress, openPayment, placeOrder, putDelivery, putPayment, putShipping, toWireAddress, toWireShipping,
} from '@selvage/core/checkout'
import type { Checkout, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import { fromPromise } from 'xstate'
import type { Shop } from '../shop/create-shop.ts'
import { asShopError } from '../told.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { BillingForm, DeliveryForm, PaymentSession, PlaceInput, SaveInput } from './checkout.types.ts'

/** A charge goes through the provider, which may take its time; what is still open after this is asked for. */
const PLACE_TIMEOUT_MS = 25_000

/** The checkout machine with a shop behind it: `createActor(provideCheckout(shop), { input })`. */
export function provideCheckout(shop: Shop): typeof checkoutMachine {
  const { gateway, cart } = shop
  const taken = (checkout: Checkout): Checkout => {
    cart.accept(checkout.order)
    return checkout
  }
  /** An ordered cart is closed: every badge of the page goes back to nothing. */
  const watched = (attempt: PaymentAttempt): PaymentAttempt => {
    if (attempt.state === 'ordered') cart.clear()
    return attempt
  }

  return checkoutMachine.provide({
    actors: {
      loadCheckout: fromPromise<Checkout, { orderId: string }>(async ({ input, signal }) =>
        taken(await gateway.send(getCheckout, { params: { id: input.orderId }, query: {} }, { signal }))),
      saveShipping: fromPromise<Checkout, SaveInput & { form: ShippingForm }>(async ({ input, signal }) =>
        taken(await gateway.send(putShipping, { params: { id: input.orderId }, body: toWireShipping(input.form) }, { version: input.version, signal }))),
      saveDelivery: fromPromise<Checkout, SaveInput & { form: DeliveryForm }>(async ({ input, signal }) => {
        const { optionId, gift } = input.form
        const body = { delivery_option_id: optionId ?? '', gift: { is_gift: gift.isGift, remove_prices: gift.removePrices, message: gift.message } }
        return taken(await gateway.send(putDelivery, { params: { id: input.orderId }, body }, { version: input.version, signal }))
      }),
      openPayment: fromPromise<PaymentSession, { orderId: string }>(({ input, signal }) =>
        gateway.send(openPayment, { params: { id: input.orderId }, body: {} }, { signal })),
      savePayment: fromPromise<Checkout, SaveInput & { token: string, billing: BillingForm }>(async ({ input, signal }) => {
        const { same, address } = input.billing
        const body = { method: 'card' as const, token: input.token, billing_address: same ? null : toWireAddress(normalizeAddress(address)) }
        return taken(await gateway.send(putPayment, { params: { id: input.orderId }, body }, { version: input.version, signal }))
      }),
      makeKey: fromPromise<string>(() => Promise.resolve(shop.makeKey())),
      // Not stopped with the machine: a charge that has left cannot be called back.
      placeOrder: fromPromise<PaymentAttempt, PlaceInput>(async ({ input: { orderId, version, attemptId, total } }) => {
        const body = { attempt_id: attemptId, raw_total: total.minor / 100, currency: total.currency }
        return watched(await gateway.send(placeOrder, { params: { id: orderId }, body }, { key: attemptId, version, timeoutMs: PLACE_TIMEOUT_MS }))
      }),
      askAttempt: fromPromise<PaymentAttempt | null, { orderId: string, attemptId: string }>(async ({ input, signal }) => {
        try {
          return watched(await gateway.send(getAttempt, { params: { id: input.orderId, attempt: input.attemptId } }, { signal }))
        } catch (error) {
          // The gateway's own word for "never seen"; a missing page in between is none.
          const { status, code } = asShopError(error)
          if (status === 404 && code === 'ORDER_NOT_FOUND') return null
          throw error
        }
      }),
    },
  })
}
