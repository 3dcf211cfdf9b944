import type { MessageKey } from '@selvage/i18n/messages'
import { useMessages } from '@selvage/react/messages'
import * as css from './error-band.css.ts'
import type { PageError } from './page-error.ts'

const LABELS = {
  403: 'page.clothForbidden',
  404: 'page.clothNotFound',
  500: 'page.clothFailed',
  503: undefined,
} as const satisfies Record<PageError['status'], MessageKey | undefined>

/** A band of cloth above an error's text: cut out, rolled up, misprinted, or not printed yet. */
export function ErrorBand({ status }: Pick<PageError, 'status'>) {
  const { t } = useMessages()
  const label = LABELS[status]
  return (
    <div className={css.band} aria-hidden="true">
      <img className={css.cloth} src={`/cloth/${status}.svg`} alt="" width="1440" height="240" />
      {label === undefined ? null : <span className={css.label}>{t(label)}</span>}
    </div>
  )
}
