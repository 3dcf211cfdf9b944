interface StepRow {
  /** Left out when nothing of the order is shipped. */
  readonly shippingOnly: boolean
}

/** The steps of the checkout in order. @source spec 1 §2 Cart and checkout */
export const CHECKOUT_STEPS = {
  shipping: { shippingOnly: false },
  delivery: { shippingOnly: true },
  payment: { shippingOnly: false },
  review: { shippingOnly: false },
  confirm: { shippingOnly: false },
} as const satisfies Record<string, StepRow>

export type CheckoutStep = keyof typeof CHECKOUT_STEPS

/**
 * The steps of one order. Without anything to ship, delivery is left out
 * and the first step asks for the e-mail and the billing country only.
 */
export function stepsFor(order: { readonly needsShipping: boolean }): CheckoutStep[] {
  return (Object.keys(CHECKOUT_STEPS) as CheckoutStep[]).filter(
    (step) => order.needsShipping || !CHECKOUT_STEPS[step].shippingOnly,
  )
}
