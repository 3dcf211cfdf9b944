import type { ErrorCode } from '../errors/catalogue.table.ts'
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
  /**
   * Code of the gateway's rejection of a later step while the order does not have what this step
   * saves; null for a step that saves nothing before the order is placed.
   * @source spec 1 §8
   */
  readonly unsavedError: ErrorCode | null
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
    unsavedError: 'SHIPPING_ADDRESS_MISSING',
  },
  delivery: {
    shippingOnly: true,
    isSaved: ({ deliveryOptions, deliveryOptionId }) =>
      deliveryOptions.some(({ id }) => id === deliveryOptionId),
    unsavedError: 'DELIVERY_OPTION_MISSING',
  },
  payment: {
    shippingOnly: false,
    isSaved: ({ payment, due }) => payment !== null || due.minor === 0,
    unsavedError: 'PAYMENT_DETAILS_MISSING_ERROR',
  },
  // An order that was placed has no checkout any more, so a checkout never has what these two save.
  review: { shippingOnly: false, isSaved: () => false, unsavedError: null },
  confirm: { shippingOnly: false, isSaved: () => false, unsavedError: null },
} as const satisfies Record<string, StepRow>

/** The name of a step of the checkout. */
export type CheckoutStep = keyof typeof CHECKOUT_STEPS

/** A row for each step of the checkout, in order. */
export type CheckoutStepRows = Readonly<Record<CheckoutStep, StepRow>>
