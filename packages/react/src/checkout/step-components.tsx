'use client'
import type { ReactNode } from 'react'
import { Confirmation } from './confirmation.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { Review } from './review.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { formProps } from './step-props.ts'
import type { StepProps } from './step-props.ts'

/** The shipping form with the checkout behind it. */
export function ShippingStep(props: StepProps): ReactNode {
  const { view, send } = props
  return (
    <ShippingForm
      {...formProps(props)}
      form={view.shipping}
      guest={view.asksEmail}
      needsShipping={view.needsShipping}
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

/** The review with the checkout behind it. */
export function ReviewStep(props: StepProps): ReactNode {
  const { view, send } = props
  return (
    <Review
      {...props}
      state={view.placement}
      slow={view.slow}
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
  const { shippingAddress: address, deliveryOptions, deliveryOptionId, gift } = checkout
  const option = deliveryOptions.find(({ id }) => id === deliveryOptionId)
  return (
    <Confirmation
      orderNumber={orderNumber}
      email={checkout.email}
      ships={view.needsShipping}
      delivery={option}
      sent={address && option ? { address, option, gift } : undefined}
      invoiceHref={invoiceHref?.(orderNumber)}
      shopHref={shopHref}
    />
  )
}
