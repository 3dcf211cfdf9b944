'use client'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutEvent, CheckoutView } from '@selvage/machines/checkout'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ToldFlash } from '../flash/index.ts'
import { OrderSummary } from '../order/index.ts'
import { Loading } from '../skeleton/index.ts'
import { Steps } from '../steps/index.ts'
import { wrap } from '../theme/layout.css.ts'
import { useWords } from '../words/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import * as css from './checkout.css.ts'
import { CheckoutStepForm } from './checkout-step-form.tsx'

/** Addresses that the checkout leads to. */
export type CheckoutPlaces = {
  readonly gatewayUrl: string
  readonly cartHref: string
  readonly shopHref: string
  readonly stepHref: (step: CheckoutStep) => string
  readonly invoiceHref: (orderNumber: string) => string
}

export type CheckoutScreenProps = CheckoutPlaces & {
  readonly view: CheckoutView
  readonly send: (event: CheckoutEvent) => void
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  readonly frameRef?: Ref<CardFrameHandle> | undefined
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

const STEP_NAMES = { shipping: 'checkout.stepShipping', delivery: 'checkout.stepDelivery', payment: 'checkout.stepPayment', review: 'checkout.stepReview', confirm: 'checkout.stepConfirm' } as const
const TITLES = { shipping: 'checkout.shippingTitle', delivery: 'checkout.deliveryTitle', payment: 'checkout.paymentTitle', review: 'checkout.reviewTitle', confirm: 'checkout.confirmTitle' } as const

/** One moment of a checkout: where it stands, the step, and the order beside it. */
export function CheckoutScreen({ view, send, theme, frameRef, headingRef, ...places }: CheckoutScreenProps): ReactNode {
  const { t } = useWords()
  const { checkout } = view
  const retry = view.canRetry && view.status !== 'step' ? () => send({ type: 'RETRY' }) : undefined
  return (
    <>
      <Steps
        bleed label={t('checkout.progress')} current={view.step}
        steps={view.steps.map(({ step, canGo }) => ({ id: step, label: t(STEP_NAMES[step]), ...(canGo && { href: places.stepHref(step) }) }))}
        onGo={(step) => send({ type: 'GO', step: step as CheckoutStep })}
      />
      <div className={`${wrap} ${css.page}`}>
        {view.status === 'failed' ? (
          <EmptyState level={1} title={t('checkout.loadFailed')} actions={<Button onClick={retry}>{t('common.tryAgain')}</Button>}>{t('checkout.loadFailedHelp')}</EmptyState>
        ) : checkout === undefined || view.status === 'left' ? <Loading /> : (
          <div className={css.columns}>
            <div className={css.step}>
              <h1 ref={headingRef} tabIndex={-1} className={css.title}>{t(TITLES[view.step])}</h1>
              {view.error === undefined ? null : <ToldFlash error={view.error} onRetry={retry} />}
              <CheckoutStepForm {...places} view={view} checkout={checkout} send={send} theme={theme} frameRef={frameRef} />
            </div>
            <OrderSummary order={checkout.order} gatewayUrl={places.gatewayUrl} />
          </div>
        )}
      </div>
    </>
  )
}
