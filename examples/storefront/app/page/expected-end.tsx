import { useMessages } from '@selvage/react/messages'
import * as css from './error-band.css.ts'
import { useFrame } from './frame.ts'

const FORM = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

// The server does not know the reader's time zone, so it writes UTC and the browser its own.
const IN_OWN_ZONE = `{const t=document.querySelector('time[data-locale]');t.textContent=new Intl.DateTimeFormat(t.dataset.locale,${JSON.stringify(FORM)}).format(new Date(t.dateTime))}`

/** The time at which the shop expects to be back, in the reader's own form. */
export function ExpectedEnd({ until }: { readonly until: string }) {
  const { nonce } = useFrame()
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
      <script nonce={nonce}>{IN_OWN_ZONE}</script>
    </>
  )
}
