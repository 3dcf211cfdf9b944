'use client'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { CheckoutEvent } from '@selvage/machines/checkout'
import type { CardFrameHandle, CardResult } from './card-frame.tsx'
import { Confirmation } from './confirmation.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { ShippingForm } from './shipping-form.tsx'
import type { StepProps } from './step-props.ts'

/** The shipping form with the checkout behind it. */
export function ShippingStep({
  view,
  send,
  attempt,
  onNext,
  nextLabel,
  back,
}: StepProps): ReactNode {
  return (
    <ShippingForm
      form={view.shipping}
      fieldErrors={view.fieldErrors}
      attempt={attempt}
      guest={view.asksEmail}
      busy={view.busy}
      back={back}
      nextLabel={nextLabel}
      onChange={(field, value) => send({ type: 'TYPE', field, value })}
      onSubmit={onNext}
    />
  )
}

/** The delivery form with the checkout behind it. */
export function DeliveryStep({
  view,
  checkout,
  send,
  attempt,
  onNext,
  nextLabel,
  back,
}: StepProps): ReactNode {
  return (
    <DeliveryForm
      options={checkout.deliveryOptions}
      notices={checkout.notices}
      chosen={view.delivery.optionId}
      gift={view.delivery.gift}
      missing={view.fieldErrors.optionId !== undefined}
      attempt={attempt}
      busy={view.busy}
      back={back}
      nextLabel={nextLabel}
      onChoose={(optionId) => send({ type: 'CHOOSE_DELIVERY', optionId })}
      onGift={(gift) => send({ type: 'GIFT', gift })}
      onSubmit={onNext}
    />
  )
}

/** The payment form with the checkout behind it. */
export function PaymentStep({
  view,
  send,
  onNext,
  nextLabel,
  back,
  theme,
  frameRef,
}: StepProps): ReactNode {
  const own = useRef<CardFrameHandle>(null)
  const frame = frameRef ?? own
  return (
    <PaymentForm
      card={view.card}
      billing={view.billing}
      fieldErrors={view.fieldErrors}
      busy={view.busy}
      back={back}
      nextLabel={nextLabel}
      theme={theme}
      frameRef={frame}
      onReady={() => send({ type: 'FRAME_READY' })}
      onResult={(result) => send(cardEvent(result))}
      onOpen={() => send({ type: 'RETRY' })}
      onChangeCard={() => send({ type: 'CHANGE_CARD' })}
      onKeepCard={() => send({ type: 'KEEP_CARD' })}
      onSameAsShipping={(same) => send({ type: 'BILLING_SAME', same })}
      onBilling={(field, value) => send({ type: 'TYPE_BILLING', field, value })}
      onFocusCard={(field) => frame.current?.focus(field)}
      onSubmit={onNext}
    />
  )
}

function cardEvent(result: CardResult): CheckoutEvent {
  if (result.ok) return { type: 'CARD_TOKENIZED', token: result.token }
  if ('code' in result) return { type: 'CARD_FAILED' }
  return { type: 'CARD_INVALID', fieldErrors: result.fieldErrors }
}

/** The review with the checkout behind it. */
export function ReviewStep({
  view,
  checkout,
  send,
  nextLabel,
  back,
  stepHref,
}: StepProps): ReactNode {
  return (
    <Review
      checkout={checkout}
      state={view.placement}
      back={back}
      nextLabel={nextLabel}
      stepHref={stepHref}
      onStep={(step) => send({ type: 'GO', step })}
      onPlace={() => send({ type: 'PLACE' })}
      onAsk={view.status === 'stuck' ? () => send({ type: 'RETRY' }) : undefined}
    />
  )
}

/** The confirmation of a checkout whose order is placed. */
export function ConfirmStep({ view, checkout, invoiceHref, shopHref }: StepProps): ReactNode {
  const orderNumber = view.orderNumber ?? ''
  return (
    <Confirmation
      orderNumber={orderNumber}
      email={checkout.email}
      invoiceHref={invoiceHref?.(orderNumber)}
      shopHref={shopHref}
    />
  )
}
