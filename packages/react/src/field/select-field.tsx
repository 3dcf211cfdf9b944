'use client'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { useMessages } from '../messages/index.ts'
import { Field } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './field.css.ts'
import { needProps } from '../provider/need-props.ts'

/** An option of a {@link SelectField}. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** The language of the label, if it is not the page's. */
  readonly lang?: string
}

/** Props of {@link SelectField}: those of a native select, and its frame. */
export type SelectFieldProps = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'style' | 'className' | 'children'> & {
    /** The options in their order: what is sent, and what is read. */
    readonly options: readonly SelectOption[]
    /** Adds an empty first option, 'Choose', so that no value is preselected. */
    readonly withEmpty?: boolean
    /** The native select. */
    readonly ref?: Ref<HTMLSelectElement>
  }

/** A native select with a label. */
export function SelectField({
  label,
  id,
  hint,
  error,
  optional,
  whole,
  options,
  withEmpty = false,
  ...select
}: SelectFieldProps): ReactNode {
  needProps('SelectField', {}, { options })
  const { t } = useMessages()
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} whole={whole}>
      {(control) => (
        <select {...select} {...control} className={css.selectBox}>
          {withEmpty ? <option value="">{t('form.choose')}</option> : null}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              lang={option.lang}
              // A server may know a country by another name than the browser; its name stays.
              suppressHydrationWarning
            >
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
