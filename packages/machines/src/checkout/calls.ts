import {
  cancelAttempt,
  getAttempt,
  getCheckout,
  normalizeAddress,
  openPayment,
  placeOrder,
  putDelivery,
  putPayment,
  putShipping,
} from '@selvage/core/checkout'
import type { Checkout, PaymentAttempt, PaymentChoice, ShippingForm } from '@selvage/core/checkout'
import { asShopError } from '@selvage/core/contract'
import type { Shop } from '../shop/create-shop.ts'
import type {
  DeliveryForm,
  PaymentInput,
  PaymentSession,
  PlaceInput,
  SaveInput,
} from './checkout.types.ts'

/** Time that a charge may take; the gateway is asked about one that is still open after it. */
const PLACE_TIMEOUT_MS = 25_000

/**
 * The calls of the checkout to a shop's gateway. They are loaded with the first call, because a
 * checkout can be shown without them.
 */
export function checkoutCalls({ gateway }: Pick<Shop, 'gateway'>) {
  return {
    load: ({ orderId }: { orderId: string }, signal: AbortSignal): Promise<Checkout> =>
      gateway.send(getCheckout, { params: { id: orderId }, query: {} }, { signal }),
    saveShipping: (
      { orderId, version, form }: SaveInput & { form: ShippingForm },
      signal: AbortSignal,
    ): Promise<Checkout> =>
      gateway.send(putShipping, { params: { id: orderId }, body: form }, { version, signal }),
    saveDelivery: (
      { orderId, version, form: { optionId, gift } }: SaveInput & { form: DeliveryForm },
      signal: AbortSignal,
    ): Promise<Checkout> => {
      const body = { deliveryOptionId: optionId ?? '', gift }
      return gateway.send(putDelivery, { params: { id: orderId }, body }, { version, signal })
    },
    openPayment: ({ orderId }: { orderId: string }, signal: AbortSignal): Promise<PaymentSession> =>
      gateway.send(openPayment, { params: { id: orderId }, body: {} }, { signal }),
    savePayment: (
      { orderId, version, choice, token = '', saveCard, billing }: PaymentInput,
      signal: AbortSignal,
    ): Promise<Checkout> => {
      const billingAddress = billing.same ? null : normalizeAddress(billing.address)
      const body: PaymentChoice =
        choice.method === 'card'
          ? { method: 'card', token, saveCard, billingAddress }
          : { ...choice, billingAddress }
      return gateway.send(putPayment, { params: { id: orderId }, body }, { version, signal })
    },
    // Not stopped with the machine: a charge that was sent cannot be called back.
    place: ({
      orderId,
      version,
      attemptId,
      total,
      returnUrl,
    }: PlaceInput): Promise<PaymentAttempt> =>
      gateway.send(
        placeOrder,
        { params: { id: orderId }, body: { attemptId, total, returnUrl } },
        { key: attemptId, version, timeoutMs: PLACE_TIMEOUT_MS },
      ),
    giveUp: (
      { orderId, attemptId }: { orderId: string; attemptId: string },
      signal: AbortSignal,
    ): Promise<PaymentAttempt> =>
      gateway.send(
        cancelAttempt,
        { params: { id: orderId, attempt: attemptId }, body: {} },
        { signal },
      ),
    /** Null when the gateway never saw the attempt. */
    ask: async (
      { orderId, attemptId }: { orderId: string; attemptId: string },
      signal: AbortSignal,
    ): Promise<PaymentAttempt | null> => {
      try {
        return await gateway.send(
          getAttempt,
          { params: { id: orderId, attempt: attemptId } },
          { signal },
        )
      } catch (error) {
        // With this code the gateway never saw it; any other 404 comes from a server in between.
        const { status, code } = asShopError(error)
        if (status === 404 && code === 'ORDER_NOT_FOUND') return null
        throw error
      }
    },
  }
}
