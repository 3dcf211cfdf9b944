import type { SavedAddress } from '@selvage/core/addresses'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutEvent, CheckoutView } from '@selvage/machines/checkout'
import type { RefObject } from 'react'
import type { CardFrameHandle } from './card-frame.tsx'
import type { StepBack } from './step-actions.tsx'

/** Addresses that the checkout leads to. */
export interface CheckoutRoutes {
  /** The cart's page. */
  readonly cartHref: string
  /** The page where the shopper goes on to shop. */
  readonly shopHref: string
  /** The page where a guest logs in and comes back; no link when left out. */
  readonly logInHref?: string | undefined
  /** The page of a step. */
  readonly stepHref: (step: CheckoutStep) => string
  /** The page of an order's invoice; no link when left out. */
  readonly invoiceHref?: ((orderNumber: string) => string) | undefined
}

/** The props of every step's component. */
export interface StepProps extends Omit<CheckoutRoutes, 'cartHref'> {
  readonly view: CheckoutView
  readonly checkout: Checkout
  /** The addresses that a member has saved. */
  readonly addresses?: readonly SavedAddress[] | undefined
  readonly send: (event: CheckoutEvent) => void
  /** Grows with each press of the button at the end, so that an error summary takes focus again. */
  readonly attempt: number
  /** The button at the end: it leads to the next step. */
  readonly onNext: () => void
  readonly nextLabel: string
  readonly back: StepBack
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  readonly frameRef?: RefObject<CardFrameHandle | null> | undefined
}

/** A step's props, with those that the forms of the steps have in common. */
export const formProps = (props: StepProps) => ({
  ...props,
  busy: props.view.busy,
  fieldErrors: props.view.fieldErrors,
  onSubmit: props.onNext,
})
