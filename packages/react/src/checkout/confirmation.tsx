'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'

/** Props of {@link Confirmation}. */
export interface ConfirmationProps {
  /** The number of the placed order, such as `R123456789012`. */
  readonly orderNumber: string
  /** The address that the confirmation goes to; null where it is not known. */
  readonly email: string | null
  /** The invoice's page; no link when left out. */
  readonly invoiceHref?: string | undefined
  /** Where the shopper goes on to shop. */
  readonly shopHref: string
}

/** The order is placed: its number, where the confirmation went, and the invoice. */
export function Confirmation({
  orderNumber,
  email,
  invoiceHref,
  shopHref,
}: ConfirmationProps): ReactNode {
  const { t } = useMessages()
  return (
    <div className={css.confirmation}>
      {email && <p className={css.lead}>{t('checkout.confirmText', { email })}</p>}
      <dl className={css.number}>
        <dt>{t('checkout.orderNumber')}</dt>
        <dd>{orderNumber}</dd>
      </dl>
      <div className={css.actionsStart}>
        {invoiceHref && <ButtonLink href={invoiceHref}>{t('checkout.invoiceLink')}</ButtonLink>}
        <ButtonLink kind="link" href={shopHref}>
          {t('cart.continue')}
        </ButtonLink>
      </div>
    </div>
  )
}
