'use client'
import type { Address, DeliveryOption, Gift } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { CancelUntil } from '../order/cancel-until.tsx'
import { AddressText } from './address-text.tsx'
import * as css from './checkout.css.ts'
import { Arrival } from './delivery-form.tsx'
import { DeliveryLine } from './delivery-line.tsx'

/** Props of {@link Confirmation}. */
export interface ConfirmationProps {
  /** The number of the placed order, such as `R123456789012`. */
  readonly orderNumber: string
  /** The address that the confirmation goes to; null where it is not known. */
  readonly email: string | null
  /** False for an order of which nothing is shipped; true when left out. */
  readonly ships?: boolean | undefined
  /** The invoice's page; no link when left out. */
  readonly invoiceHref?: string | undefined
  /** More links beside the invoice's, such as one to the packing slip. */
  readonly children?: ReactNode
  /** The chosen delivery, which says when the order arrives; nothing when left out. */
  readonly delivery?: Pick<DeliveryOption, 'arrivesFrom' | 'arrivesUntil'> | undefined
  /** Where the order is sent and how, as a gift or not; nothing when left out. */
  readonly sent?:
    { readonly address: Address; readonly option: DeliveryOption; readonly gift: Gift } | undefined
  /** Until when the order can be canceled, an ISO time; nothing when left out or null. */
  readonly cancelableUntil?: string | null | undefined
  /**
   * True for an order that brings what can be used at once, such as a gift certificate, after which
   * it can no longer be canceled; false when left out.
   */
  readonly unlessUsed?: boolean | undefined
  /** Where the shopper goes on to shop. */
  readonly shopHref: string
}

/**
 * The order is placed: its number, where the confirmation went, when, where and how it arrives,
 * until when it can be canceled, its papers.
 */
export function Confirmation({
  orderNumber,
  email,
  ships = true,
  invoiceHref,
  children,
  delivery,
  sent,
  cancelableUntil,
  unlessUsed,
  shopHref,
}: ConfirmationProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.confirmation}>
      {email && (
        <p className={css.lead}>
          {t(ships ? 'checkout.confirmText' : 'checkout.confirmUnshipped', { email })}
        </p>
      )}
      {delivery && (
        <p className={css.lead}>
          <Arrival option={delivery} />
        </p>
      )}
      <dl className={css.number}>
        <dt>{t('checkout.orderNumber')}</dt>
        <dd>{orderNumber}</dd>
      </dl>
      {sent && (
        <div className={css.sent}>
          <section>
            <h2 className={css.partTitle}>{t('checkout.shipTo')}</h2>
            <AddressText address={sent.address} />
          </section>
          <section>
            <h2 className={css.partTitle}>{t('checkout.deliverBy')}</h2>
            <p className={css.text}>
              <DeliveryLine
                option={sent.option}
                gift={sent.gift}
                hasDates={delivery === undefined}
              />
            </p>
          </section>
        </div>
      )}
      {cancelableUntil && (
        <p className={css.quiet}>
          <CancelUntil until={cancelableUntil} unlessUsed={unlessUsed} />
        </p>
      )}
      <div className={css.keep}>
        {invoiceHref && <ButtonLink href={invoiceHref}>{t('checkout.invoiceLink')}</ButtonLink>}
        {children}
        <ButtonLink kind="link" href={shopHref}>
          {t('cart.continue')}
        </ButtonLink>
      </div>
    </div>
  )
}
