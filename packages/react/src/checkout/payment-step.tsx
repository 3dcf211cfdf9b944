'use client'
import type { Checkout } from '@selvage/core/checkout'
import { methodOffers } from '@selvage/core/payment'
import type { CheckoutEvent } from '@selvage/machines/checkout'
import type { ReactNode } from 'react'
import type { CardResult } from './card-frame.tsx'
import { CreditSection } from './credit-section.tsx'
import { OrderChanges } from './order-changes.tsx'
import { PaymentForm } from './payment-form.tsx'
import { formProps } from './step-props.ts'
import type { StepProps } from './step-props.ts'
import { VatSection } from './vat-section.tsx'
import { usePreferredCard } from './use-preferred-card.ts'
import { useSavedCards } from './use-saved-cards.ts'

/** The payment form with the checkout behind it. */
export function PaymentStep(props: StepProps): ReactNode {
  const { view, checkout, send, frameRef } = props
  const savedCards = useSavedCards(!view.asksEmail)
  const total = checkout.due
  const subscription = checkout.hasSubscription
  const country = checkout.shippingAddress?.country ?? view.shipping.country
  const offers = methodOffers(checkout.paymentRules, {
    total,
    country,
    guest: view.asksEmail,
    subscription,
  })
  usePreferredCard(
    { savedCards, offers, isPaid: !!checkout.payment, choice: view.choice },
    (choice) => send({ type: 'CHOOSE_METHOD', choice }),
  )
  const changed = (newer: Checkout) => send({ type: 'CREDITED', checkout: newer })
  const form = (
    <PaymentForm
      {...formProps(props)}
      due={total}
      isPaid={total.minor === 0}
      card={view.card}
      methods={
        offers.length > 0
          ? {
              offers,
              savedCards,
              total,
              choice: view.choice,
              onChoose: (choice) => send({ type: 'CHOOSE_METHOD', choice }),
            }
          : undefined
      }
      saveCard={
        view.asksEmail
          ? undefined
          : {
              checked: view.saveCard || subscription,
              needed: subscription,
              onChange: (save) => send({ type: 'SAVE_CARD', save }),
            }
      }
      billing={view.billing}
      asksBilling={view.needsShipping}
      onResult={(result) => send(cardEvent(result))}
      onOpen={() => send({ type: 'RETRY' })}
      onChangeCard={() => send({ type: 'CHANGE_CARD' })}
      onKeepPayment={() => send({ type: 'KEEP_PAYMENT' })}
      onSameAsShipping={(same) => send({ type: 'BILLING_SAME', same })}
      onBilling={(field, value) => send({ type: 'TYPE_BILLING', field, value })}
      onFocusCard={(field) => frameRef?.current?.focus(field)}
    />
  )
  return (
    <>
      <OrderChanges checkout={checkout} />
      <CreditSection checkout={checkout} onChange={changed} />
      {checkout.asksVatNumber && <VatSection checkout={checkout} onChange={changed} />}
      {form}
    </>
  )
}

function cardEvent(result: CardResult): CheckoutEvent {
  if (result.ok) return { type: 'CARD_TOKENIZED', token: result.token }
  if ('code' in result) return { type: 'CARD_FAILED' }
  return { type: 'CARD_INVALID', fieldErrors: result.fieldErrors }
}
