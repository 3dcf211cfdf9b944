'use client'
import type { Checkout } from '@selvage/core/checkout'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { CheckoutScreenProps } from './checkout-screen.tsx'
import { STEPS } from './steps.table.ts'

/** The step that is shown, with its ways back and on. */
export function CheckoutStepForm({
  cartHref,
  ...props
}: Omit<CheckoutScreenProps, 'headingRef'> & {
  readonly checkout: Checkout
}): ReactNode {
  const { t } = useMessages()
  const [attempt, setAttempt] = useState(0)
  const { view, send } = props
  const { Component } = STEPS[view.step]
  return (
    <Component
      {...props}
      attempt={attempt}
      onNext={() => {
        setAttempt((count) => count + 1)
        send({ type: 'NEXT' })
      }}
      nextLabel={view.nextStep ? t(STEPS[view.nextStep].continueTo) : ''}
      back={
        view.previousStep
          ? { onBack: () => send({ type: 'BACK' }) }
          : { href: cartHref, label: t('navigation.backToCart') }
      }
    />
  )
}
