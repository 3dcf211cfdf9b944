'use client'
import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { body, title } from '../flash/flash.css.ts'
import { SeverityMark } from '../flash/severity-mark.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './error-summary.css.ts'

/** One error and the field that it belongs to. */
export interface SummaryError {
  readonly fieldId: string
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[]
  /** The number of attempts to send the form: each new one moves the focus to the summary. */
  readonly attempt: number
}

/** The errors of a form, above it: takes focus, and each line links to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps): ReactNode {
  const { t } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0

  useEffect(() => {
    if (any) box.current?.focus()
  }, [any, attempt])

  if (!any) return null
  return (
    <div
      ref={box}
      className={css.summary}
      role="group"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
    >
      <SeverityMark severity="error" />
      <div className={body}>
        <b id="error-summary-title" className={title({ severity: 'error' })}>
          {t('form.summary', { count: errors.length })}
        </b>
        <ul className={css.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a className={css.link} href={`#${error.fieldId}`} onClick={goToField}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

// Some browsers do not move the focus to a fragment, and a fragment does not reach into a shadow
// root.
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot
  const field = root.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
