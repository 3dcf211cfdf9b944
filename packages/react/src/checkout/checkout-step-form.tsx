'use client'
import type { Checkout } from '@selvage/core/checkout'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import type { CheckoutScreenProps } from './checkout-screen.tsx'
import { Confirmation } from './confirmation.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review } from './review.tsx'
import { ShippingForm } from './shipping-form.tsx'

/** The form of the step that is shown. */
export function CheckoutStepForm({
  view,
  checkout,
  send,
  theme,
  frameRef,
  ...routes
}: Omit<CheckoutScreenProps, 'headingRef'> & { readonly checkout: Checkout }): ReactNode {
  const { t } = useMessages()
  const [attempt, setAttempt] = useState(0)
  const own = useRef<CardFrameHandle>(null)
  const next = () => {
    setAttempt((count) => count + 1)
    send({ type: 'NEXT' })
  }
  const back = () => send({ type: 'BACK' })

  switch (view.step) {
    case 'shipping':
      return (
        <ShippingForm
          form={view.shipping}
          fieldErrors={view.shippingErrors}
          attempt={attempt}
          guest={view.asksEmail}
          busy={view.busy}
          backHref={routes.cartHref}
          nextLabel={t(view.needsShipping ? 'checkout.toDelivery' : 'checkout.toPayment')}
          onChange={(field, value) => send({ type: 'TYPE', field, value })}
          onSubmit={next}
        />
      )
    case 'delivery':
      return (
        <DeliveryForm
          options={checkout.deliveryOptions}
          notices={checkout.notices}
          chosen={view.delivery.optionId}
          gift={view.delivery.gift}
          missing={view.deliveryError !== undefined}
          attempt={attempt}
          busy={view.busy}
          onChoose={(optionId) => send({ type: 'CHOOSE_DELIVERY', optionId })}
          onGift={(gift) => send({ type: 'GIFT', gift })}
          onSubmit={next}
          onBack={back}
        />
      )
    case 'payment':
      return (
        <PaymentForm
          card={view.card}
          billing={view.billing}
          billingErrors={view.billingErrors}
          busy={view.busy}
          theme={theme}
          frameRef={(handle) => {
            own.current = handle
            if (typeof frameRef === 'function') frameRef(handle)
            else if (frameRef) frameRef.current = handle
          }}
          onReady={() => send({ type: 'FRAME_READY' })}
          onResult={(result) =>
            send(
              result.ok
                ? { type: 'CARD_TOKENISED', token: result.token }
                : 'code' in result
                  ? { type: 'CARD_FAILED' }
                  : { type: 'CARD_INVALID', fieldErrors: result.fieldErrors },
            )
          }
          onOpen={() => send({ type: 'RETRY' })}
          onChangeCard={() => send({ type: 'CHANGE_CARD' })}
          onKeepCard={() => send({ type: 'KEEP_CARD' })}
          onSameAsShipping={(same) => send({ type: 'BILLING_SAME', same })}
          onBilling={(field, value) => send({ type: 'TYPE_BILLING', field, value })}
          onFocusCard={() => own.current?.focus(view.card.fieldErrors[0]?.field)}
          onSubmit={next}
          onBack={back}
        />
      )
    case 'review':
      return (
        <Review
          checkout={checkout}
          gatewayUrl={routes.gatewayUrl}
          stepHref={routes.stepHref}
          state={
            view.status === 'reconciling' || view.status === 'stuck'
              ? 'checking'
              : view.placing
                ? 'placing'
                : 'ready'
          }
          onStep={(step) => send({ type: 'GO', step })}
          onPlace={() => send({ type: 'PLACE' })}
          onBack={back}
          onAsk={view.status === 'stuck' ? () => send({ type: 'RETRY' }) : undefined}
        />
      )
    case 'confirm':
      return (
        <Confirmation
          orderNumber={view.orderNumber ?? ''}
          email={checkout.email}
          invoiceHref={routes.invoiceHref(view.orderNumber ?? '')}
          shopHref={routes.shopHref}
        />
      )
  }
}
