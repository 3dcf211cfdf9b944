import { normalizeAddress, normalizeEmail } from '@selvage/core/checkout'
import type { Address, CheckoutStep } from '@selvage/core/checkout'
import { needsShipping } from './checkout.context.ts'
import type { CheckoutContext } from './checkout.types.ts'

function isSameAddress(typed: Address, saved: Address | null): boolean {
  if (saved === null) return false
  const address = normalizeAddress(typed)
  return (Object.keys(saved) as (keyof Address)[]).every((field) => saved[field] === address[field])
}

/** True when the form of a step says what the order has: leaving the step would lose nothing. */
export function isAsSaved(context: CheckoutContext, step: CheckoutStep): boolean {
  const { checkout, guest, shipping, delivery, billing, card } = context
  if (!checkout) return false
  if (step === 'shipping')
    return (
      (!guest || normalizeEmail(shipping.email) === checkout.email) &&
      shipping.newsletter === checkout.newsletter &&
      (needsShipping(context)
        ? isSameAddress(shipping, checkout.shippingAddress)
        : shipping.country === checkout.shippingAddress?.country)
    )
  if (step === 'delivery') {
    const { isGift, removePrices, message } = checkout.gift
    return (
      delivery.optionId === checkout.deliveryOptionId &&
      delivery.gift.isGift === isGift &&
      delivery.gift.removePrices === removePrices &&
      delivery.gift.message.trim() === message
    )
  }
  if (step !== 'payment') return true
  const saved = checkout.payment?.billingAddress ?? null
  return card === 'saved' && (billing.same ? saved === null : isSameAddress(billing.address, saved))
}
