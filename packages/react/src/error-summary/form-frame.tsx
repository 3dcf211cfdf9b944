'use client'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { component } from '../theme/component.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { SummaryError } from './error-summary.tsx'
import * as css from './form-frame.css.ts'

/** Props of every plain form, which a server answers with its errors. */
export interface PlainFormProps<FieldErrors> {
  /** The address that the form is posted to. */
  readonly action: string
  /** The errors by field; none when left out. */
  readonly errors?: FieldErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
}

interface FrameProps extends Omit<PlainFormProps<never>, 'errors'> {
  /** The sentence above the errors; their number unless given. */
  readonly title?: string | undefined
  /** The lines of the summary. */
  readonly summary: readonly SummaryError[]
  /** The text of the button. */
  readonly send: string
  /** True for a form that sends files. */
  readonly hasFiles?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of a plain form: the summary of its errors, the fields, and one button. */
export function FormFrame({
  action,
  title,
  summary,
  error,
  attempt = 0,
  send,
  hasFiles = false,
  children,
}: FrameProps): ReactNode {
  return (
    <form
      className={`${component} ${css.fields}`}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      <ErrorSummary attempt={attempt} title={title} errors={summary} />
      {error && <ErrorNotice error={error} />}
      {children}
      <Button type="submit" wide>
        {send}
      </Button>
    </form>
  )
}
