import { useMessages } from '@selvage/react/messages'
import * as css from './privacy-page.css.ts'

const DELETED = ['account', 'cart', 'reviews', 'newsletter', 'mails'] as const
const STAYS = ['invoices', 'books', 'proof'] as const

/** The data that a deletion deletes, and the data that the law makes the shop keep. */
export function WhatStays() {
  const { t } = useMessages()
  return (
    <div className={css.facts}>
      <h2>{t('privacy-page.deletedTitle')}</h2>
      <ul>
        {DELETED.map((name) => (
          <li key={name}>{t(`privacy-page.deleted_${name}`)}</li>
        ))}
      </ul>
      <p>{t('privacy-page.lost')}</p>
      <h2>{t('privacy-page.staysTitle')}</h2>
      <ul>
        {STAYS.map((name) => (
          <li key={name}>{t(`privacy-page.stays_${name}`)}</li>
        ))}
      </ul>
    </div>
  )
}
