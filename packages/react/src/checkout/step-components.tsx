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

/** The props that the forms of the steps have in common. */
const formProps = ({ view, attempt, onNext, nextLabel, back }: StepProps) => ({
  attempt,
  busy: view.busy,
  fieldErrors: view.fieldErrors,
  back,
  nextLabel,
  onSubmit: onNext,
})

/** The shipping form with the checkout behind it. */
export function ShippingStep(props: StepProps): ReactNode {
  const { view, send } = props
  return (
    <ShippingForm
      {...formProps(props)}
      form={view.shipping}
      guest={view.asksEmail}
      onChange={(field, value) => send({ type: 'TYPE', field, value })}
    />
  )
}

/** The delivery form with the checkout behind it. */
export function DeliveryStep(props: StepProps): ReactNode {
  const { view, checkout, send } = props
  return (
    <DeliveryForm
      {...formProps(props)}
      options={checkout.deliveryOptions}
      notices={checkout.notices}
      chosen={view.delivery.optionId}
      gift={view.delivery.gift}
      missing={view.fieldErrors.optionId !== undefined}
      messageError={view.fieldErrors.giftMessage}
      onChoose={(optionId) => send({ type: 'CHOOSE_DELIVERY', optionId })}
      onGift={(gift) => send({ type: 'GIFT', gift })}
    />
  )
}

/** The payment form with the checkout behind it. */
export function PaymentStep(props: StepProps): ReactNode {
  const { view, send, theme, frameRef } = props
  const own = useRef<CardFrameHandle>(null)
  const frame = frameRef ?? own
  return (
    <PaymentForm
      {...formProps(props)}
      card={view.card}
      billing={view.billing}
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
