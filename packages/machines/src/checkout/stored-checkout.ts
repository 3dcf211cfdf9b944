import { emptyAddress, isCheckoutStep } from '@selvage/core/checkout'
import type { Address, Gift, ShippingForm } from '@selvage/core/checkout'
import type { SnapshotFrom } from 'xstate'
import type { ShopStorage } from '../shop/storage.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { BillingForm, DeliveryForm, StoredCheckout } from './checkout.types.ts'

/**
 * Version of the stored form. Another version is not read: the checkout then begins where the
 * gateway says that the order stands.
 */
const VERSION = 1
const keyOf = (orderId: string) => `selvage:checkout:${orderId}`
/** The address that a guest typed, whose cart gets another number when they log in or join. */
const GUEST_ADDRESS_KEY = 'selvage:checkout:guest-address'

/**
 * Returns the part of a checkout that is stored for the next page: the typed forms and the attempt
 * under way; no card, no token, no amount.
 */
export function toStoredCheckout({
  context,
}: SnapshotFrom<typeof checkoutMachine>): StoredCheckout {
  const { orderId, at, shipping, delivery, billing, attemptId } = context
  return { version: VERSION, orderId, step: at, shipping, delivery, billing, attemptId }
}

/**
 * Stores a checkout for the next page. An ordered one stays as well, because a page that is loaded
 * again before its confirmation is shown has to ask about the attempt: `removeStoredCheckout`
 * removes it then.
 */
export function storeCheckout(
  snapshot: SnapshotFrom<typeof checkoutMachine>,
  storage: ShopStorage,
): void {
  const { orderId, guest, shipping } = snapshot.context
  storage.setItem(keyOf(orderId), JSON.stringify(toStoredCheckout(snapshot)))
  if (guest) storage.setItem(GUEST_ADDRESS_KEY, JSON.stringify(readAddress(shipping)))
}

/** Removes what is stored of an order's checkout, for one whose confirmation is shown. */
export function removeStoredCheckout(orderId: string, storage: ShopStorage): void {
  storage.removeItem(keyOf(orderId))
  storage.removeItem(GUEST_ADDRESS_KEY)
}

/**
 * Returns the address that was typed as a guest before logging in or joining in the middle of a
 * checkout; undefined when there is none.
 */
export function restoreGuestAddress(storage: ShopStorage): Address | undefined {
  try {
    const typed = storage.getItem(GUEST_ADDRESS_KEY)
    return typed === null ? undefined : readAddress(JSON.parse(typed))
  } catch {
    return undefined
  }
}

/**
 * Returns the part of an order's checkout that an earlier page stored; undefined when there is
 * none, or none that can be trusted. It never makes a payment run again: an attempt that was under
 * way is asked about first.
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
  const names = Object.keys(emptyAddress(''))
  return Object.fromEntries(names.map((name) => [name, textOf(bag, name)])) as unknown as Address
}

function readShipping(value: unknown): ShippingForm {
  const bag = bagOf(value)
  return {
    ...readAddress(value),
    email: textOf(bag, 'email'),
    emailRetype: textOf(bag, 'emailRetype'),
    newsletter: bag['newsletter'] === true,
    saveAddress: typeof bag['saveAddress'] === 'boolean' ? bag['saveAddress'] : undefined,
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
 * Reads a stored checkout. A text that is too long is cut, a value of another kind or the name of
 * an unknown step is left out, and another version is not read at all.
 */
export function readStoredCheckout(value: unknown, orderId: string): StoredCheckout | undefined {
  const bag = bagOf(value)
  const { version, step, attemptId } = bag
  if (version !== VERSION || bag['orderId'] !== orderId) return undefined
  if (typeof bag['shipping'] !== 'object') return undefined
  return {
    version: VERSION,
    orderId,
    step: isCheckoutStep(step) ? step : undefined,
    shipping: readShipping(bag['shipping']),
    delivery: readDelivery(bag['delivery']),
    billing: readBilling(bag['billing']),
    ...(typeof attemptId === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(attemptId) && { attemptId }),
  }
}
