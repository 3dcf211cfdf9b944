import { normalizeAddress, normalizeEmail } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutContext } from './checkout.types.ts'

/** True when everything that the order has of a form stands in the form as well. */
const isSame = (typed: object, saved: object | null | undefined) =>
  Object.entries(saved ?? {}).every(([name, value]) => typed[name as keyof typeof typed] === value)

/** True when the form of a step says what the order has: leaving the step would lose nothing. */
export function isAsSaved(context: CheckoutContext, step: CheckoutStep): boolean {
  const { checkout, shipping, delivery, billing } = context
  if (!checkout) return false
  if (step === 'shipping') {
    const { shippingAddress, email, newsletter, saveAddress } = checkout
    const typed = {
      ...shipping,
      email: normalizeEmail(shipping.email),
      saveAddress: shipping.saveAddress ?? false,
    }
    return isSame(normalizeAddress(typed), {
      ...shippingAddress,
      email: email ?? '',
      newsletter,
      saveAddress,
    })
  }
  if (step === 'delivery')
    return delivery.optionId === checkout.deliveryOptionId && isSame(delivery.gift, checkout.gift)
  if (step !== 'payment') return true
  const saved = checkout.payment?.billingAddress
  return (
    context.card === 'order' &&
    billing.same === !saved &&
    isSame(normalizeAddress(billing.address), saved)
  )
}
