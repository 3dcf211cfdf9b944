'use client'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import { hasInstallments } from '@selvage/core/payment'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { OrderLine } from '../order/index.ts'
import { LineFacts } from '../order/line-facts.tsx'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { AddressText } from './address-text.tsx'
import { CreditLines } from './credit-lines.tsx'
import { InstallmentSummary } from './installment-plan.tsx'
import { OrderChanges } from './order-changes.tsx'
import { PaymentLine } from './payment-line.tsx'
import { PlaceHint } from './place-hint.tsx'
import * as css from './checkout.css.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepBack } from './step-actions.tsx'
import { component } from '../theme/component.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link Review}. */
export interface ReviewProps {
  /** The order with its addresses, delivery and payment, from the call `getCheckout`. */
  readonly checkout: Checkout
  /**
   * `checking`: the order was sent, and the gateway is asked how its payment ended. `challenged`:
   * the shopper confirms it at `actionUrl`.
   */
  readonly state: 'ready' | 'placing' | 'checking' | 'challenged'
  /** True when a `placing` order takes longer than usual, of which a polite line says so. */
  readonly slow?: boolean | undefined
  /** The provider's page where a challenged payment is confirmed. */
  readonly actionUrl?: string | undefined
  /** Called to give a challenged payment up and pay another way. */
  readonly onGiveUp?: (() => void) | undefined
  /** The page of each step, for the links that change something. */
  readonly stepHref: (step: CheckoutStep) => string
  /** Called instead of following such a link. */
  readonly onStep: (step: CheckoutStep) => void
  /** Called to place the order. */
  readonly onPlace: () => void
  /** The way back: another page, or a function that shows the step before. */
  readonly back: StepBack
  /** Label of the button at the end. */
  readonly nextLabel: string
  /** Asks once more how the payment ended. */
  readonly onAsk?: (() => void) | undefined
}

/** The summary of the order before the payment; each part links back to its step. */
export function Review({
  checkout,
  state,
  slow = false,
  stepHref,
  onStep,
  onPlace,
  back,
  nextLabel,
  actionUrl,
  onGiveUp,
  onAsk,
}: ReviewProps): ReactNode {
  needProps('Review', { checkout, back }, {}, 'of getCheckout()')
  const { t, money } = useMessages()
  const { order, shippingAddress, deliveryOptions, deliveryOptionId, payment, gift } = checkout
  const { credits, due } = checkout
  const delivery = deliveryOptions.find(({ id }) => id === deliveryOptionId)
  const total = money(due)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'ready') onPlace()
  }
  const section = (
    step: ChangedStep,
    title: string,
    content: ReactNode,
    changes: ChangedStep | 'contact' = step,
  ) => (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{title}</h2>
        <Link
          className={css.change}
          href={stepHref(step)}
          aria-label={t(`checkout.change_${changes}`)}
          onClick={(event) => {
            event.preventDefault()
            if (state === 'ready') onStep(step)
          }}
        >
          {t('checkout.change')}
        </Link>
      </div>
      {content}
    </section>
  )
  return (
    <form className={component} onSubmit={submit}>
      {state === 'checking' && (
        <Flash severity="info" title={t('checkout.checking')}>
          {t('checkout.checkingHelp')}{' '}
          {onAsk && (
            <Button kind="small" onClick={onAsk}>
              {t('common.tryAgain')}
            </Button>
          )}
        </Flash>
      )}
      {state === 'challenged' && (
        <Flash severity="attention" title={t('checkout.challengeTitle')}>
          <p>{t('checkout.challengeText')}</p>
          <p className={css.keep}>
            {actionUrl !== undefined && (
              <ButtonLink kind="buy" href={actionUrl}>
                {t('checkout.challengeOpen')}
              </ButtonLink>
            )}
            {onGiveUp && <Button onClick={onGiveUp}>{t('checkout.challengeCancel')}</Button>}
          </p>
        </Flash>
      )}
      <OrderChanges checkout={checkout} />
      <div className={css.parts}>
        {shippingAddress &&
          section(
            'shipping',
            t(order.needsShipping ? 'checkout.shipTo' : 'checkout.stepContact'),
            <>
              <AddressText address={shippingAddress} />
              {checkout.email && (
                <p className={css.quiet}>
                  {t('checkout.sendTo')} {checkout.email}
                </p>
              )}
            </>,
            order.needsShipping ? 'shipping' : 'contact',
          )}
        {delivery &&
          section(
            'delivery',
            t('checkout.deliverBy'),
            <p className={css.text}>
              <DeliveryLine option={delivery} gift={gift} />
            </p>,
          )}
        {(payment ?? credits[0]) &&
          section(
            'payment',
            t('checkout.payWith'),
            <>
              <CreditLines credits={credits} due={due} />
              {payment && (
                <p className={css.text}>
                  <PaymentLine payment={payment} />
                  {hasInstallments(payment.method) && (
                    <>
                      <br />
                      <InstallmentSummary total={due} />
                    </>
                  )}
                </p>
              )}
              {payment?.billingAddress && (
                <>
                  <p className={css.quiet}>{t('checkout.billing')}</p>
                  <AddressText address={payment.billingAddress} />
                </>
              )}
            </>,
          )}
      </div>
      <section className={css.part} aria-labelledby="review-items">
        <h2 id="review-items" className={css.partTitle}>
          {t('checkout.items')}
        </h2>
        <ul className={css.items}>
          {order.items.map((item) => (
            <li key={item.id}>
              <OrderLine item={item} look="summary">
                <LineFacts item={item} />
              </OrderLine>
            </li>
          ))}
        </ul>
      </section>
      {state !== 'challenged' && (
        <>
          <p className={css.quiet}>
            <PlaceHint checkout={checkout} />
          </p>
          {/* Empty at first, because a region that comes with its text is not announced. */}
          {state === 'placing' && (
            <p className={css.quiet} role="status">
              {slow && t('checkout.placingSlow')}
            </p>
          )}
          <StepActions
            back={back}
            busy={state !== 'ready'}
            label={nextLabel}
            busyLabel={t(state === 'checking' ? 'checkout.checking' : 'checkout.placing')}
            end={total}
          />
        </>
      )}
    </form>
  )
}

/** The steps that a part of the order leads back to. */
type ChangedStep = Extract<CheckoutStep, 'shipping' | 'delivery' | 'payment'>
