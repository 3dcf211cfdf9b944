'use client'
import { afterMinutes, formatDate, formatTime } from '@selvage/i18n/format'
import { intlLocale } from '@selvage/i18n/locale'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'

const neverChanges = () => () => {}
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A point in time in UTC on the server, then in the reader's zone: with its hour, or its day alone.
 * A page that stays without its components' script reads `data-locale`, `data-day` and
 * `data-after`, which stands behind the minutes.
 */
export function OwnTime({
  at,
  day,
}: {
  /** ISO time. */
  readonly at: string
  /** How its day is written; with its hour when left out. */
  readonly day?: 'long' | 'medium' | undefined
}): ReactNode {
  const { locale } = useMessages()
  const timeZone = useSyncExternalStore(neverChanges, ownZone, () => 'UTC')
  return (
    <time
      dateTime={at}
      data-locale={intlLocale(locale)}
      data-day={day}
      data-after={(day === undefined && afterMinutes(locale)) || undefined}
    >
      {day ? formatDate(at, locale, day, timeZone) : formatTime(at, locale, timeZone)}
    </time>
  )
}
