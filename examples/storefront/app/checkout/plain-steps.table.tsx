import type { CheckoutStep } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { ContactForm } from './plain-contact.tsx'
import type { PlainCheckoutProps } from './plain-form.tsx'
import { PaymentForms } from './plain-payment.tsx'
import { ReviewForm } from './plain-review.tsx'

interface PlainStepRow {
  /** The key of the step's heading. */
  readonly title: `checkout.${string}Title`
  readonly form: (props: PlainCheckoutProps) => ReactNode
}

/**
 * The steps that have forms without a script. An order whose next step is none of them says that it
 * needs one.
 */
export const PLAIN_STEPS = {
  shipping: { title: 'checkout.contactTitle', form: ContactForm },
  payment: { title: 'checkout.paymentTitle', form: PaymentForms },
  review: { title: 'checkout.reviewTitle', form: ReviewForm },
} as const satisfies Partial<Record<CheckoutStep, PlainStepRow>>

/** A step that has forms without a script. */
export type PlainStep = keyof typeof PLAIN_STEPS

/** True for a step of {@link PLAIN_STEPS}. */
export const isPlainStep = (step: CheckoutStep | undefined): step is PlainStep =>
  step !== undefined && Object.hasOwn(PLAIN_STEPS, step)
