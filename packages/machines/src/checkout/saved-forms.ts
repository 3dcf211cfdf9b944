import { normalizeAddress, normalizeEmail } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutContext } from './checkout.types.ts'

/** True when everything that the order has of a form stands in the form as well. */
const isSame = (typed: object, saved: object | null) =>
  Object.entries(saved ?? {}).every(([name, value]) => typed[name as keyof typeof typed] === value)

/** True when the form of a step says what the order has: leaving the step would lose nothing. */
export function isAsSaved(context: CheckoutContext, step: CheckoutStep): boolean {
  const { checkout, shipping, delivery, billing } = context
  if (!checkout) return false
  if (step === 'shipping') {
    const email = normalizeEmail(shipping.email)
    const { shippingAddress, newsletter } = checkout
    return isSame(normalizeAddress({ ...shipping, email }), {
      ...shippingAddress,
      email: checkout.email ?? '',
      newsletter,
    })
  }
  if (step === 'delivery') {
    const { optionId, gift } = delivery
    return (
      optionId === checkout.deliveryOptionId &&
      isSame({ ...gift, message: gift.message.trim() }, checkout.gift)
    )
  }
  if (step !== 'payment') return true
  const saved = checkout.payment?.billingAddress ?? null
  return (
    context.card === 'saved' &&
    billing.same === (saved === null) &&
    isSame(normalizeAddress(billing.address), saved)
  )
}
