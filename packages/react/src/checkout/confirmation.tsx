'use client'
import type { DeliveryOption } from '@selvage/core/checkout'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'
import { Arrival } from './delivery-form.tsx'

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
  /** Where the shopper goes on to shop. */
  readonly shopHref: string
}

/** The order is placed: its number, where the confirmation went, when it arrives, its papers. */
export function Confirmation({
  orderNumber,
  email,
  ships = true,
  invoiceHref,
  children,
  delivery,
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
