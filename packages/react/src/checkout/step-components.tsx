'use client'
import type { ReactNode } from 'react'
import type { CheckoutEvent } from '@selvage/machines/checkout'
import type { CardResult } from './card-frame.tsx'
import { Confirmation } from './confirmation.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { ShippingForm } from './shipping-form.tsx'
import type { StepProps } from './step-props.ts'

/** A step's props, with those that the forms of the steps have in common. */
const formProps = (props: StepProps) => ({
  ...props,
  busy: props.view.busy,
  fieldErrors: props.view.fieldErrors,
  onSubmit: props.onNext,
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
      missing={!!view.fieldErrors.optionId}
      messageError={view.fieldErrors.giftMessage}
      onChoose={(optionId) => send({ type: 'CHOOSE_DELIVERY', optionId })}
      onGift={(gift) => send({ type: 'GIFT', gift })}
    />
  )
}

/** The payment form with the checkout behind it. */
export function PaymentStep(props: StepProps): ReactNode {
  const { view, send, frameRef } = props
  return (
    <PaymentForm
      {...formProps(props)}
      card={view.card}
      billing={view.billing}
      onResult={(result) => send(cardEvent(result))}
      onOpen={() => send({ type: 'RETRY' })}
      onChangeCard={() => send({ type: 'CHANGE_CARD' })}
      onKeepCard={() => send({ type: 'KEEP_CARD' })}
      onSameAsShipping={(same) => send({ type: 'BILLING_SAME', same })}
      onBilling={(field, value) => send({ type: 'TYPE_BILLING', field, value })}
      onFocusCard={(field) => frameRef?.current?.focus(field)}
    />
  )
}

function cardEvent(result: CardResult): CheckoutEvent {
  if (result.ok) return { type: 'CARD_TOKENIZED', token: result.token }
  if ('code' in result) return { type: 'CARD_FAILED' }
  return { type: 'CARD_INVALID', fieldErrors: result.fieldErrors }
}

/** The review with the checkout behind it. */
export function ReviewStep(props: StepProps): ReactNode {
  const { view, send } = props
  return (
    <Review
      {...props}
      state={view.placement}
      onStep={(step) => send({ type: 'GO', step })}
      onPlace={() => send({ type: 'PLACE' })}
      actionUrl={view.actionUrl}
      onGiveUp={() => send({ type: 'GIVE_UP' })}
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
