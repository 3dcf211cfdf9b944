'use client'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './field.css.ts'

/** Props of {@link TextField}: those of a native input, and its frame. */
export type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'style' | 'className' | 'children'> & {
    /** The native input. */
    readonly ref?: Ref<HTMLInputElement>
  }

/** One line of text. Address and card fields need the `autoComplete` of their kind. */
export function TextField({
  label,
  id,
  hint,
  error,
  optional,
  whole,
  type = 'text',
  ...input
}: TextFieldProps): ReactNode {
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} whole={whole}>
      {(control) => <input {...input} {...control} type={type} className={css.box} />}
    </Field>
  )
}
