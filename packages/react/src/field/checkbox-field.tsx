'use client'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError, useControl } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './field.css.ts'

/** Props of {@link CheckboxField}: those of a native checkbox, and its frame. */
export type CheckboxFieldProps = Omit<FieldFrame, 'optional' | 'label'> & {
  /** The text beside the box. */
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
  const control = useControl({ id, hint, error })
  return (
    <div className={css.check({ whole })}>
      <input {...input} {...control} type="checkbox" className={css.tick} />
      <label className={css.checkLabel} htmlFor={control.id}>
        {label}
      </label>
      {hint === undefined && error === undefined ? null : (
        <div className={css.checkNotes}>
          {hint === undefined ? null : (
            <p className={css.hint} id={`${control.id}-hint`}>
              {hint}
            </p>
          )}
          <FieldError id={`${control.id}-error`} error={error} />
        </div>
      )}
    </div>
  )
}
