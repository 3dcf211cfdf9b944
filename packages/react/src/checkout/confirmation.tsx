'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'

export interface ConfirmationProps {
  readonly orderNumber: string
  readonly email: string | null
  readonly invoiceHref: string
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
      {email === null ? null : <p className={css.lead}>{t('checkout.confirmText', { email })}</p>}
      <dl className={css.number}>
        <dt>{t('checkout.orderNumber')}</dt>
        <dd>{orderNumber}</dd>
      </dl>
      <div className={css.actionsStart}>
        <ButtonLink href={invoiceHref}>{t('checkout.invoiceLink')}</ButtonLink>
        <ButtonLink kind="link" href={shopHref}>
          {t('cart.continue')}
        </ButtonLink>
      </div>
    </div>
  )
}
