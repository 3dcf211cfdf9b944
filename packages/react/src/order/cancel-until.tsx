'use client'
import { formatTime } from '@selvage/i18n/format'
import { intlLocale } from '@selvage/i18n/locale'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'

const neverChanges = () => () => {}
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says until when an order can be canceled: in UTC on the server, then in the reader's zone. */
export function CancelUntil({ until }: { readonly until: string }): ReactNode {
  const { t, locale } = useMessages()
  const timeZone = useSyncExternalStore(neverChanges, ownZone, () => 'UTC')
  return (
    <RichText sentence={(time) => t('orders.cancelUntil', { time })}>
      <time dateTime={until} data-locale={intlLocale(locale)}>
        {formatTime(until, locale, timeZone)}
      </time>
    </RichText>
  )
}
