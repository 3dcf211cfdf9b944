'use client'
import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './field.css.ts'

export type CheckboxFieldProps = Omit<FieldFrame, 'optional' | 'label'> & {
  readonly label: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'style' | 'className' | 'children' | 'type'>

/** A native checkbox with its label beside it. */
export function CheckboxField({
  label,
  id,
  hint,
  error,
  whole = false,
  ...input
}: CheckboxFieldProps): ReactNode {
  const made = useId()
  const control = id ?? made
  const described = [
    hint === undefined ? '' : `${control}-hint`,
    error === undefined ? '' : `${control}-error`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={css.check({ whole })}>
      <input
        {...input}
        type="checkbox"
        id={control}
        className={css.tick}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
      />
      <label className={css.checkLabel} htmlFor={control}>
        {label}
      </label>
      {hint === undefined && error === undefined ? null : (
        <div className={css.checkNotes}>
          {hint === undefined ? null : (
            <p className={css.hint} id={`${control}-hint`}>
              {hint}
            </p>
          )}
          <FieldError id={`${control}-error`} error={error} />
        </div>
      )}
    </div>
  )
}
