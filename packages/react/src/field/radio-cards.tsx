'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import * as css from './field.css.ts'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  /** Measures and weights. */
  readonly detail?: ReactNode
  /** Quiet words. */
  readonly note?: ReactNode
  /** A price: before the radio, or under the rest when the cards stand beside each other. */
  readonly end?: ReactNode
  /** A picture before the words, or above them when the cards stand beside each other. */
  readonly media?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode
  /** The form field's name. */
  readonly name: string
  readonly options: readonly RadioCard<Value>[]
  /** The chosen one, when the parent keeps it; else `defaultValue` starts. */
  readonly value?: Value | undefined
  readonly defaultValue?: Value | undefined
  readonly onChange?: ((value: Value) => void) | undefined
  readonly error?: string | undefined
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  /** Beside each other, as three sizes are. */
  readonly across?: boolean
}

/**
 * One of several, each a card with a real radio: told by its dot and its border, never by colour
 * alone.
 */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  id,
  required,
  across = false,
}: RadioCardsProps<Value>): ReactNode {
  const made = useId()
  const group = id ?? made
  return (
    <fieldset
      id={group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${group}-error`}
    >
      <legend className={css.legend}>{legend}</legend>
      <FieldError id={`${group}-error`} error={error} />
      <div className={across ? css.cardsAcross : css.cards}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              across
                ? css.cardTall
                : option.media === undefined
                  ? css.cardBare
                  : option.end === undefined
                    ? css.card
                    : css.cardWithEnd
            }
          >
            <input
              type="radio"
              className={across ? css.radioTop : css.radioMiddle}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(onChange === undefined ? {} : { onChange: () => onChange(option.value) })}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            {option.media === undefined ? null : <span>{option.media}</span>}
            <span>
              <b className={across ? css.cardTitleTall : css.cardTitle}>{option.title}</b>
              {option.detail === undefined ? null : (
                <span className={css.cardDetail}>{option.detail}</span>
              )}
              {option.note === undefined ? null : (
                <span className={css.cardNote}>{option.note}</span>
              )}
              {option.end === undefined || !across ? null : (
                <span className={css.cardEndBelow}>{option.end}</span>
              )}
            </span>
            {option.end === undefined || across ? null : (
              <span className={css.cardEnd}>{option.end}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
