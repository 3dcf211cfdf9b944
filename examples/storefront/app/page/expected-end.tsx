import { useMessages } from '@selvage/react/messages'
import * as css from './error-band.css.ts'
import { OwnZone } from './own-zone.tsx'

const FORM = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** The time at which the shop expects to be back, in the reader's own form. */
export function ExpectedEnd({ until }: { readonly until: string }) {
  const { locale, t } = useMessages()
  const tag = locale.replace('_', '-')
  const inUtc = new Intl.DateTimeFormat(tag, { ...FORM, timeZone: 'UTC' }).format(new Date(until))
  return (
    <>
      <dl className={css.when}>
        <dt>{t('page.expectedEnd')}</dt>
        <dd>
          <time dateTime={until} data-locale={tag}>
            {inUtc}
          </time>
        </dd>
      </dl>
      <OwnZone form={FORM} />
    </>
  )
}
