'use client'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { CheckoutEvent, CheckoutView } from '@selvage/machines/checkout'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { OrderSummary } from '../order/index.ts'
import { Loading } from '../skeleton/index.ts'
import { useMessages } from '../messages/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import { CheckoutStepForm } from './checkout-step-form.tsx'
import { StepPage } from './step-page.tsx'

/** Addresses that the checkout leads to. */
export interface CheckoutRoutes {
  readonly gatewayUrl: string
  readonly cartHref: string
  readonly shopHref: string
  readonly stepHref: (step: CheckoutStep) => string
  readonly invoiceHref: (orderNumber: string) => string
}

export type CheckoutScreenProps = CheckoutRoutes & {
  readonly view: CheckoutView
  readonly send: (event: CheckoutEvent) => void
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  readonly frameRef?: Ref<CardFrameHandle> | undefined
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

const TITLES = {
  shipping: 'checkout.shippingTitle',
  delivery: 'checkout.deliveryTitle',
  payment: 'checkout.paymentTitle',
  review: 'checkout.reviewTitle',
  confirm: 'checkout.confirmTitle',
} as const

/** One moment of a checkout: where it stands, the step, and the order beside it. */
export function CheckoutScreen({
  view,
  send,
  theme,
  frameRef,
  headingRef,
  ...routes
}: CheckoutScreenProps): ReactNode {
  const { t } = useMessages()
  const { checkout } = view
  const retry = view.canRetry && view.status !== 'step' ? () => send({ type: 'RETRY' }) : undefined
  const ready = checkout !== undefined && view.status !== 'left' && view.status !== 'failed'
  return (
    <StepPage
      current={view.step}
      title={t(TITLES[view.step])}
      headingRef={headingRef}
      onGo={(step) => send({ type: 'GO', step })}
      steps={view.steps.map(({ step, canGo }) => ({
        step,
        href: canGo ? routes.stepHref(step) : undefined,
      }))}
      {...(ready && {
        order: <OrderSummary order={checkout.order} gatewayUrl={routes.gatewayUrl} />,
      })}
    >
      {view.status === 'failed' ? (
        <EmptyState
          level={1}
          title={t('checkout.loadFailed')}
          actions={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
        >
          {t('checkout.loadFailedHelp')}
        </EmptyState>
      ) : !ready ? (
        // The page began after its order was sent off: only the attempt is known.
        view.placing ? (
          <EmptyState
            level={1}
            title={t('checkout.checking')}
            actions={retry && <Button onClick={retry}>{t('common.tryAgain')}</Button>}
          >
            {t('checkout.checkingHelp')}
          </EmptyState>
        ) : (
          <Loading />
        )
      ) : (
        <>
          {view.error === undefined ? null : <ErrorNotice error={view.error} onRetry={retry} />}
          <CheckoutStepForm
            {...routes}
            view={view}
            checkout={checkout}
            send={send}
            theme={theme}
            frameRef={frameRef}
          />
        </>
      )}
    </StepPage>
  )
}
