interface StepRow {
  /** True for a step that is left out when nothing has to be shipped. */
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
 * Returns the steps of one order. Without anything to ship, the delivery step is left out and the
 * first step asks only for the e-mail and the billing country.
 */
export function stepsFor(order: { readonly needsShipping: boolean }): CheckoutStep[] {
  return (Object.keys(CHECKOUT_STEPS) as CheckoutStep[]).filter(
    (step) => order.needsShipping || !CHECKOUT_STEPS[step].shippingOnly,
  )
}
