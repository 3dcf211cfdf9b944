import type { Checkout } from './checkout-state.contract.ts'

/** One step of the checkout. */
export interface StepRow {
  /** Left out when nothing of the order is shipped. */
  readonly shippingOnly: boolean
  /**
   * Returns true when the order has what the step saves, which every later step needs. Always true
   * for a step that saves nothing.
   */
  readonly isSaved: (checkout: Checkout) => boolean
}

/**
 * The steps of the checkout: the order of the rows is the order of the steps.
 * @source spec 1 §2 Cart and checkout
 */
export const CHECKOUT_STEPS = {
  shipping: {
    shippingOnly: false,
    isSaved: ({ order, shippingAddress, email }) =>
      shippingAddress !== null || (!order.needsShipping && email !== null),
  },
  delivery: {
    shippingOnly: true,
    isSaved: ({ deliveryOptions, deliveryOptionId }) =>
      deliveryOptions.some(({ id }) => id === deliveryOptionId),
  },
  payment: {
    shippingOnly: false,
    isSaved: ({ payment }) => payment !== null,
  },
  // An order that was placed has no checkout any more, so a checkout never has what these two save.
  review: { shippingOnly: false, isSaved: () => false },
  confirm: { shippingOnly: false, isSaved: () => false },
} as const satisfies Record<string, StepRow>

export type CheckoutStep = keyof typeof CHECKOUT_STEPS

/** A row for each step of the checkout, in order. */
export type CheckoutStepRows = Readonly<Record<CheckoutStep, StepRow>>
