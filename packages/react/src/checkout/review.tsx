'use client'
import type { Address, Checkout, CheckoutStep } from '@selvage/core/checkout'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { OrderLine } from '../order/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { CardLine } from './card-line.tsx'
import * as css from './checkout.css.ts'
import { Arrival } from './delivery-form.tsx'
import { StepActions } from './step-actions.tsx'

export interface ReviewProps {
  readonly checkout: Checkout
  readonly gatewayUrl: string
  /** The order is being placed, or its outcome is being asked for. */
  readonly state: 'ready' | 'placing' | 'checking'
  readonly stepHref: (step: CheckoutStep) => string
  readonly onStep: (step: CheckoutStep) => void
  readonly onPlace: () => void
  readonly onBack: () => void
  /** Asks once more how the payment went. */
  readonly onAsk?: (() => void) | undefined
}

/** Everything once more before it is paid, each part with its way back. */
export function Review({
  checkout,
  gatewayUrl,
  state,
  stepHref,
  onStep,
  onPlace,
  onBack,
  onAsk,
}: ReviewProps): ReactNode {
  const { t, money } = useMessages()
  const { order, shippingAddress, deliveryOptions, deliveryOptionId, payment, gift } = checkout
  const delivery = deliveryOptions.find(({ id }) => id === deliveryOptionId)
  const total = money(order.pricing.total)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'ready') onPlace()
  }
  const part = (step: CheckoutStep, title: string, children: ReactNode) => (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{title}</h2>
        <a
          href={stepHref(step)}
          className={css.change}
          aria-label={t('checkout.changeWhat', { what: title })}
          onClick={(event) => {
            event.preventDefault()
            if (state === 'ready') onStep(step)
          }}
        >
          {t('checkout.change')}
        </a>
      </div>
      {children}
    </section>
  )
  return (
    <form onSubmit={submit}>
      {state === 'checking' ? (
        <Flash severity="info" title={t('checkout.checking')}>
          {t('checkout.checkingHelp')}
          {onAsk === undefined ? null : (
            <>
              {' '}
              <Button kind="small" onClick={onAsk}>
                {t('common.tryAgain')}
              </Button>
            </>
          )}
        </Flash>
      ) : null}
      <div className={css.parts}>
        {shippingAddress === null
          ? null
          : part(
              'shipping',
              t('checkout.shipTo'),
              <>
                <AddressText address={shippingAddress} />
                {checkout.email === null ? null : (
                  <p className={css.quiet}>
                    {t('checkout.sendTo')} {checkout.email}
                  </p>
                )}
              </>,
            )}
        {delivery === undefined
          ? null
          : part(
              'delivery',
              t('checkout.deliverBy'),
              <p className={css.text}>
                {t(`checkout.kind_${delivery.kind}`)},{' '}
                {delivery.price.minor === 0 ? t('checkout.free') : money(delivery.price)}
                <br />
                <Arrival option={delivery} />
                {gift.isGift ? (
                  <>
                    <br />
                    {t('checkout.gift')}
                    {gift.message === '' ? null : (
                      <>
                        : <q>{gift.message}</q>
                      </>
                    )}
                  </>
                ) : null}
              </p>,
            )}
        {payment === null
          ? null
          : part(
              'payment',
              t('checkout.payWith'),
              <p className={css.text}>
                <CardLine card={payment} />
              </p>,
            )}
      </div>
      <section className={css.part} aria-labelledby="review-items">
        <h2 id="review-items" className={css.partTitle}>
          {t('checkout.items')}
        </h2>
        <ul className={css.items}>
          {order.items.map((item) => (
            <li key={item.id}>
              <OrderLine item={item} gatewayUrl={gatewayUrl} look="summary" />
            </li>
          ))}
        </ul>
      </section>
      <p className={css.quiet}>{t('checkout.placeHint', { total })}</p>
      <StepActions
        back={{ onBack }}
        busy={state !== 'ready'}
        label={t('checkout.place')}
        busyLabel={t(state === 'checking' ? 'checkout.checking' : 'checkout.placing')}
        end={total}
      />
    </form>
  )
}

/** An address as it stands on a parcel. */
export function AddressText({ address }: { readonly address: Address }): ReactNode {
  const { locale } = useMessages()
  const country =
    new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(address.country) ??
    address.country
  const place =
    address.country === 'US' || address.country === 'CA'
      ? `${address.city}, ${address.state} ${address.zipcode}`
      : `${address.zipcode} ${address.city}`
  const rest = [address.line1, address.line2, place, country].filter((text) => text !== '')
  return (
    <address className={css.address}>
      {address.fullName}
      {rest.map((text) => (
        <span key={text}>
          <br />
          {text}
        </span>
      ))}
    </address>
  )
}
