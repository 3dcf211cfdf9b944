'use client'
import { DeveloperError } from '@selvage/core/contract'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { ErrorMark } from './error-mark.tsx'
import * as css from './field.css.ts'

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Props that all fields have. */
export interface FieldFrame {
  /** The text of the control's label. */
  readonly label: string
  /** The control's id, which error summaries link to; generated unless given. */
  readonly id?: string | undefined
  /** One sentence under the label that helps to fill the field in. */
  readonly hint?: ReactNode
  /** Says what is wrong and what would be right; undefined when the field is right. */
  readonly error?: string | undefined
  /** Adds 'optional' to the label. */
  readonly optional?: boolean | undefined
  /** Takes both columns of a form. */
  readonly whole?: boolean | undefined
}

/**
 * Props of {@link Field}; the children draw the control with the props that connect it to its
 * label.
 */
export type FieldProps = FieldFrame & {
  /** Draws the control with the attributes that connect it to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode
}

/** Label, hint, error and control, in the order in which they are read. */
export function Field({
  label,
  id,
  hint,
  error,
  optional = false,
  whole = false,
  children,
}: FieldProps): ReactNode {
  if (typeof children !== 'function')
    throw new DeveloperError(
      `Field got ${typeof children} for children, so it has no control. Write <Field label={…}>{(control) => <input {...control} />}</Field>.`,
    )
  const { t } = useMessages()
  const control = useControl({ id, hint, error })
  return (
    <div className={css.field({ whole })}>
      <label className={css.label} htmlFor={control.id}>
        {optional ? t('form.optional', { label }) : label}
      </label>
      {hint === undefined ? null : (
        <p className={css.hint} id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${control.id}-error`} error={error} />
      {children(control)}
    </div>
  )
}

/** The attributes of a field's control. Its hint has the id `<id>-hint`, its error `<id>-error`. */
export function useControl({
  id,
  hint,
  error,
}: Pick<FieldFrame, 'id' | 'hint' | 'error'>): ControlProps {
  const made = useId()
  const control = id ?? made
  const described = [
    hint === undefined ? '' : `${control}-hint`,
    error === undefined ? '' : `${control}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    id: control,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : true,
  }
}

/** An error's mark and text, or nothing without an error. */
export function FieldError({
  id,
  error,
}: {
  /** The id of the error's text, for the control's `aria-describedby`. */
  readonly id: string
  /** The sentence; undefined draws nothing. */
  readonly error: string | undefined
}): ReactNode {
  if (error === undefined) return null
  return (
    <p className={css.error} id={id}>
      <ErrorMark />
      <span>{error}</span>
    </p>
  )
}
