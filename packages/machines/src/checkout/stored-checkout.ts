import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { Address, CheckoutStep, Gift, ShippingForm } from '@selvage/core/checkout'
import type { SnapshotFrom } from 'xstate'
import type { ShopStorage } from '../shop/storage.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { BillingForm, DeliveryForm, StoredCheckout } from './checkout.types.ts'

/**
 * Version of what is kept: anything else is not read, and the checkout begins where the gateway
 * says that the order stands.
 */
const VERSION = 1
const keyOf = (orderId: string) => `selvage:checkout:${orderId}`

/**
 * What of a checkout outlives its page: the words typed and the attempt under way; no card, no
 * token, no amount.
 */
export function keepable({ context }: SnapshotFrom<typeof checkoutMachine>): StoredCheckout {
  const { orderId, at = 'shipping', shipping, delivery, billing, attemptId } = context
  return { version: VERSION, orderId, step: at, shipping, delivery, billing, attemptId }
}

/** Keeps a checkout for the next page; an ended one is forgotten. */
export function storeCheckout(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
  storage: ShopStorage,
): void {
  const key = keyOf(snapshot.context.orderId)
  if (snapshot.matches('confirm')) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(keepable(snapshot)))
}

/**
 * What an earlier page kept of an order; undefined when there is nothing, or nothing that can be
 * trusted. It never makes a payment run again: an attempt that was under way is asked about first.
 */
export function restoreCheckout(orderId: string, storage: ShopStorage): StoredCheckout | undefined {
  try {
    return readStoredCheckout(JSON.parse(storage.getItem(keyOf(orderId)) ?? 'null'), orderId)
  } catch {
    return undefined
  }
}

type Bag = Readonly<Record<string, unknown>>
const bagOf = (value: unknown): Bag =>
  typeof value === 'object' && value !== null ? (value as Bag) : {}
const textOf = (bag: Bag, name: string): string =>
  typeof bag[name] === 'string' ? bag[name].slice(0, 400) : ''

function readAddress(value: unknown): Address {
  const bag = bagOf(value)
  const text = (name: keyof Address) => textOf(bag, name)
  return {
    fullName: text('fullName'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    country: text('country'),
    phone: text('phone'),
  }
}

function readShipping(value: unknown): ShippingForm {
  const bag = bagOf(value)
  return {
    ...readAddress(value),
    email: textOf(bag, 'email'),
    emailRetype: textOf(bag, 'emailRetype'),
    newsletter: bag['newsletter'] === true,
  }
}

function readDelivery(value: unknown): DeliveryForm {
  const { optionId, gift } = bagOf(value)
  const bag = bagOf(gift)
  const stored: Gift = {
    isGift: bag['isGift'] === true,
    removePrices: bag['removePrices'] === true,
    message: textOf(bag, 'message'),
  }
  return { optionId: typeof optionId === 'string' ? optionId : null, gift: stored }
}

function readBilling(value: unknown): BillingForm {
  const { same, address } = bagOf(value)
  return { same: same !== false, address: readAddress(address) }
}

/**
 * Reads what was kept; a text too long or of another kind is left out, another version is not read
 * at all.
 */
export function readStoredCheckout(value: unknown, orderId: string): StoredCheckout | undefined {
  const bag = bagOf(value)
  const { version, step, attemptId } = bag
  if (version !== VERSION || bag['orderId'] !== orderId) return undefined
  if (typeof step !== 'string' || !Object.hasOwn(CHECKOUT_STEPS, step)) return undefined
  return {
    version: VERSION,
    orderId,
    step: step as CheckoutStep,
    shipping: readShipping(bag['shipping']),
    delivery: readDelivery(bag['delivery']),
    billing: readBilling(bag['billing']),
    ...(typeof attemptId === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(attemptId) && { attemptId }),
  }
}
