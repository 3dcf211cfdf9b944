'use client'
import type { Invoice } from '@selvage/core/invoice'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './invoice.css.ts'

interface SellerTextProps {
  readonly seller: NonNullable<Invoice['seller']>
}

/** The seller as an invoice names it, with the tax number where there is one. */
export function SellerText({ seller: { name, address, taxId } }: SellerTextProps): ReactNode {
  const { t } = useMessages()
  return (
    <section>
      <h2 className={css.label}>{t('invoice.soldBy')}</h2>
      <address className={css.seller}>{[name, ...address].join('\n')}</address>
      {taxId === null ? null : <p className={css.quiet}>{t('invoice.taxId', { id: taxId })}</p>}
    </section>
  )
}
