import { Button } from '@selvage/react/button'
import { ErrorSummary } from '@selvage/react/error-summary'
import { RadioCards } from '@selvage/react/field'
import { ErrorNotice } from '@selvage/react/flash'
import type { ErrorMessage } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { quiet, wrap } from '@selvage/react/theme'
import * as css from '../gift/gift-form.css.ts'
import { PageHead } from '../page/page-head.tsx'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { ServiceOption, ServiceOptions } from './service-page.server.ts'

interface ServicePageProps extends ServiceOptions {
  readonly title: string
  readonly text: string
  /** A further paragraph; none when left out. */
  readonly more?: string
  /** The question that the choices answer, and what is right for it. */
  readonly question: string
  readonly right: string
  /** The words of a choice beside its price; the price alone when left out. */
  readonly textOf?: (option: ServiceOption) => { readonly title: string; readonly note: string }
  /** The form that was rejected. */
  readonly rejected?:
    | {
        readonly chosen: string
        readonly isMissing: boolean
        readonly error?: ErrorMessage | undefined
      }
    | undefined
}

/** A page that sells a service: one choice and one button, as a plain form. */
export function ServicePage(props: ServicePageProps) {
  const { title, text, more, question, right, options, taxIncluded, textOf, lineKey, rejected } =
    props
  const { t, money } = useMessages()
  const missing = rejected?.isMissing === true ? right : undefined
  return (
    <SiteFrame>
      <PageHead title={title} />
      <div className={wrap}>
        <div className={pageTop}>
          <h1>{title}</h1>
          <p>{text}</p>
          {more !== undefined && <p>{more}</p>}
          {rejected?.error && <ErrorNotice error={rejected.error} />}
          <form className={css.form} method="post" noValidate>
            <ErrorSummary
              attempt={1}
              errors={missing === undefined ? [] : [{ fieldId: 'choice', message: missing }]}
            />
            <input type="hidden" name="line_key" value={lineKey} />
            <RadioCards
              id="choice"
              legend={question}
              name="choice"
              across={textOf ? true : 'four'}
              required
              defaultValue={rejected?.chosen ?? options[0]?.value}
              error={missing}
              options={options.map((option) =>
                textOf
                  ? { value: option.value, end: money(option.price), ...textOf(option) }
                  : { value: option.value, title: money(option.price) },
              )}
            />
            {taxIncluded && <p className={quiet}>{t('fabric.taxIncluded')}</p>}
            <div className={css.actions}>
              <Button kind="buy" type="submit">
                {t('fabric.addToCart')}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </SiteFrame>
  )
}
