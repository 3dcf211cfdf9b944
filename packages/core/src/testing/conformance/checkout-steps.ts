import type { CartItemInput } from '../../cart/cart.contract.ts'
import type { Address, ShippingForm } from '../../checkout/address.ts'
import {
  getCheckout,
  openPayment,
  putDelivery,
  putPayment,
  putShipping,
} from '../../checkout/checkout.contract.ts'
import { NO_GIFT } from '../../checkout/no-gift.ts'
import type { Checkout, Gift } from '../../checkout/checkout-state.contract.ts'
import { getAttempt, placeOrder } from '../../checkout/payment-attempt.contract.ts'
import type { Money } from '../../money/money.ts'
import { join } from './account-rules.ts'
import { readMerchandise } from './merchandise.ts'
import type { GatewayUnderTest, OpenGateway } from './runner.ts'
import { newKey, visitAsGuest } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** A form in the US that every gateway accepts. */
export const NEW_YORK: ShippingForm = {
  fullName: 'Ada Byron',
  line1: '12 Analytical Row',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zipcode: '12201',
  country: 'US',
  phone: '+1 518 555 0100',
  email: 'ada@example.com',
  emailRetype: 'ada@example.com',
  newsletter: false,
}
export const LONDON: ShippingForm = {
  ...NEW_YORK,
  city: 'London',
  state: '',
  zipcode: 'SE1 7PB',
  country: 'GB',
}
export const TORONTO: ShippingForm = {
  ...NEW_YORK,
  city: 'Toronto',
  state: 'ON',
  zipcode: 'M5V 2T6',
  country: 'CA',
}

/** A guest, or a new member, with one line, and each step of the checkout. */
export async function beginCheckout(
  open: OpenGateway,
  quantity = 1,
  who: 'guest' | 'member' = 'guest',
) {
  const visitor = await visitAsGuest(open)
  if (who === 'member') await join(visitor)
  const { gateway } = visitor
  const { designs, fabrics } = await readMerchandise(gateway)
  const yard: CartItemInput = {
    designId: designs[0].id,
    fabric: fabrics[0],
    size: 'YARD',
    quantity,
  }
  const { cart, itemId } = await visitor.add(yard)
  const steps = checkoutSteps(visitor, cart.id)
  return { ...visitor, yard, cartId: cart.id, itemId, steps }
}

/** Each step of the checkout of a visitor's cart. */
export function checkoutSteps(
  { gateway, under }: Pick<Visitor, 'gateway' | 'under'>,
  cartId: string,
) {
  const params = { id: cartId }
  const read = () => gateway.send(getCheckout, { params, query: {} })
  const version = async () => (await read()).order.version

  const steps = {
    read,
    ship: async (form: ShippingForm = NEW_YORK, at?: number) =>
      gateway.send(putShipping, { params, body: form }, { version: at ?? (await version()) }),
    deliver: async (id = 'standard', gift: Gift = NO_GIFT) =>
      gateway.send(
        putDelivery,
        {
          params,
          body: { deliveryOptionId: id, gift },
        },
        { version: await version() },
      ),
    openPayment: () => gateway.send(openPayment, { params, body: {} }),
    pay: async (token: string, billing: Address | null = null) =>
      gateway.send(
        putPayment,
        {
          params,
          body: { method: 'card', token, billingAddress: billing },
        },
        { version: await version() },
      ),
    payWithCard: async (outcome: Parameters<GatewayUnderTest['cardToken']>[1] = 'accepted') => {
      const { sessionId } = await steps.openPayment()
      return steps.pay(await under.cardToken(sessionId, outcome))
    },
    /** Goes through every step up to the review. */
    toReview: async (outcome?: Parameters<GatewayUnderTest['cardToken']>[1]) => {
      await steps.ship()
      await steps.deliver()
      return steps.payWithCard(outcome)
    },
    place: (
      { order }: Checkout,
      attemptId: string = newKey(),
      {
        total = order.pricing.total,
        key = attemptId,
        returnUrl,
      }: { total?: Money; key?: string; returnUrl?: string } = {},
    ) =>
      gateway.send(
        placeOrder,
        {
          params,
          body: { attemptId, total, returnUrl },
        },
        { key, version: order.version },
      ),
    attempt: (attemptId: string) =>
      gateway.send(getAttempt, { params: { ...params, attempt: attemptId } }),
  }
  return steps
}
