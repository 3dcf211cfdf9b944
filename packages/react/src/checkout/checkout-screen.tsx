'use client'
import type { SavedAddress } from '@selvage/core/addresses'
import type { CheckoutEvent, CheckoutView } from '@selvage/machines/checkout'
import type { ReactNode, Ref, RefObject } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useErrorAnnouncement } from '../flash/use-error-announcement.ts'
import { OrderSummary } from '../order/index.ts'
import { Loading } from '../skeleton/index.ts'
import { useMessages } from '../messages/index.ts'
import type { CardFrameHandle } from './card-frame.tsx'
import { CreditLines } from './credit-lines.tsx'
import * as css from './checkout.css.ts'
import { CheckoutStepForm } from './checkout-step-form.tsx'
import { SummaryFacts } from './summary-facts.tsx'
import { StepPage } from './step-page.tsx'
import type { CheckoutRoutes } from './step-props.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link CheckoutScreen}. */
export type CheckoutScreenProps = CheckoutRoutes & {
  /** The checkout to show: `checkoutView` of a snapshot of the machine. */
  readonly view: CheckoutView
  /** Called with each thing that the shopper does, for the machine. */
  readonly send: (event: CheckoutEvent) => void
  /** The addresses that a member has saved, to choose from. */
  readonly addresses?: readonly SavedAddress[] | undefined
  /** The error that the checkout ended with; it is shown with the way to the cart. */
  readonly leftWith?: ErrorMessage | undefined
  /** The theme of the card's frame; the page's styles do not reach into it. */
  readonly theme?: 'light' | 'dark' | 'contrast' | undefined
  /** The card frame's handle, for the one who submits it. */
  readonly frameRef?: RefObject<CardFrameHandle | null> | undefined
  /** The step's heading, which takes the focus when the step changes. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The error above the step, which takes the focus instead of the heading. */
  readonly noticeRef?: Ref<HTMLDivElement> | undefined
}

/** A checkout as it stands: its progress, the step, and the order beside it. */
export function CheckoutScreen({ headingRef, ...props }: CheckoutScreenProps): ReactNode {
  const { view, send, stepHref } = props
  needProps('CheckoutScreen', { view }, {}, 'of checkoutView()')
  const { checkout, pricing } = view
  // A delivery that is looked at changes the total; what is left to pay is known once it is sent.
  const isSent = pricing?.total.minor === checkout?.order.pricing.total.minor
  const order =
    checkout && pricing && view.status !== 'left' && view.status !== 'failed' ? (
      <OrderSummary
        order={{ ...checkout.order, pricing }}
        totalsOnly={view.step === 'review'}
        open={view.step === 'review'}
        {...(isSent && {
          due: checkout.due,
          payments: checkout.credits.length > 0 && (
            <CreditLines credits={checkout.credits} due={checkout.due} />
          ),
        })}
      >
        {(view.step === 'delivery' || view.step === 'payment') && view.needsShipping && (
          <SummaryFacts checkout={checkout} hasDates={view.step === 'payment'} />
        )}
      </OrderSummary>
    ) : undefined
  return (
    <StepPage
      current={view.step}
      needsShipping={view.needsShipping}
      headingRef={headingRef}
      onGo={(step) => send({ type: 'GO', step })}
      steps={view.steps.map((each) => ({
        ...each,
        href: each.canGo ? stepHref(each.step) : undefined,
      }))}
      order={order}
    >
      <ScreenContent {...props} />
    </StepPage>
  )
}

function ScreenContent(props: Omit<CheckoutScreenProps, 'headingRef'>): ReactNode {
  const { view, send, noticeRef, leftWith, cartHref } = props
  const { checkout, status, error } = view
  const { t } = useMessages()
  const retry = view.canRetry && status !== 'step' ? () => send({ type: 'RETRY' }) : undefined
  const blank = (title: string, help: string) => (
    <EmptyState
      level={1}
      title={title}
      actions={retry && <Button onClick={retry}>{t('common.tryAgain')}</Button>}
    >
      {help}
    </EmptyState>
  )
  if (status === 'left' && leftWith) return <Left error={leftWith} cartHref={cartHref} />
  if (status === 'failed') return blank(t('checkout.loadFailed'), t('checkout.loadFailedHelp'))
  if (checkout && status !== 'left')
    return (
      <>
        {error && (
          <div ref={noticeRef} tabIndex={-1}>
            <ErrorNotice error={error} onRetry={retry} />
          </div>
        )}
        <CheckoutStepForm {...props} checkout={checkout} />
      </>
    )
  // The page was opened after its order was sent, so only the attempt is known.
  return view.placing ? blank(t('checkout.checking'), t('checkout.checkingHelp')) : <Loading />
}

/** The end of a checkout without an order. */
function Left({ error, cartHref }: { readonly error: ErrorMessage; readonly cartHref: string }) {
  const { t } = useMessages()
  useErrorAnnouncement(error)
  return (
    <div className={css.confirmation}>
      <ErrorNotice error={error} />
      <ButtonLink href={cartHref}>{t('navigation.backToCart')}</ButtonLink>
    </div>
  )
}
