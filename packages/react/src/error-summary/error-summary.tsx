'use client'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { goToField } from '../field/go-to-field.ts'
import { body, title } from '../flash/flash.css.ts'
import { SeverityMark } from '../flash/severity-mark.tsx'
import { useMessages } from '../messages/index.ts'
import * as css from './error-summary.css.ts'
import { needProps } from '../provider/need-props.ts'

/** One error and the field that it belongs to. */
export interface SummaryError {
  readonly fieldId: string
  readonly message: string
  /** Moves the focus to a field that is out of the page's reach, such as one in a frame. */
  readonly onGo?: (() => void) | undefined
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** The sentences, each with the id of its field; without any the summary is not drawn. */
  readonly errors: readonly SummaryError[]
  /** The number of attempts to send the form: each new one moves the focus to the summary. */
  readonly attempt: number
  /** The sentence above the errors; their number unless given. */
  readonly title?: string | undefined
}

/** The errors of a form, above it: takes focus, and each line links to its field. */
export function ErrorSummary({ errors, attempt, title: heading }: ErrorSummaryProps): ReactNode {
  needProps('ErrorSummary', {}, { errors })
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
          {heading ?? t('form.summary', { count: errors.length })}
        </b>
        <ul className={css.list}>
          {errors.map((error) => (
            <li key={error.fieldId + error.message}>
              <a
                className={css.link}
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  goToField(event, error.fieldId)
                  error.onGo?.()
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
