import type { CheckoutStep } from '@selvage/core/checkout'
import type { MessageKey } from '@selvage/i18n/messages'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/index.ts'
import { ConfirmStep, DeliveryStep, ReviewStep, ShippingStep } from './step-components.tsx'
import { LaterPaymentStep } from './later-payment-step.tsx'
import type { StepProps } from './step-props.ts'

interface StepRow {
  readonly Component: (props: StepProps) => ReactNode
  /** Name of the step in the progress and in the title of its page. */
  readonly name: MessageKey
  /** Label of the button that leads to the step from the one before it. */
  readonly continueTo: MessageKey
}

/** The component and the messages of each step of the checkout. */
export const STEPS = {
  shipping: {
    Component: ShippingStep,
    name: 'checkout.stepShipping',
    continueTo: 'cart.checkout',
  },
  delivery: {
    Component: DeliveryStep,
    name: 'checkout.stepDelivery',
    continueTo: 'checkout.toDelivery',
  },
  payment: {
    Component: LaterPaymentStep,
    name: 'checkout.stepPayment',
    continueTo: 'checkout.toPayment',
  },
  review: {
    Component: ReviewStep,
    name: 'checkout.stepReview',
    continueTo: 'checkout.toReview',
  },
  confirm: {
    Component: ConfirmStep,
    name: 'checkout.stepConfirm',
    continueTo: 'checkout.place',
  },
} as const satisfies Readonly<Record<CheckoutStep, StepRow>>

/**
 * The name of a step, as the progress and the title of its page show it. Where nothing is shipped,
 * the first step has another one.
 */
export function stepName(t: Messages['t'], step: CheckoutStep, needsShipping = true): string {
  return t(step === 'shipping' && !needsShipping ? 'checkout.stepContact' : STEPS[step].name)
}
