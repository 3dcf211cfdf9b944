'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import * as css from './radio-cards.css.ts'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  /** Measures and weights. */
  readonly detail?: ReactNode
  /** Quiet text under the detail. */
  readonly note?: ReactNode
  /** A price: before the radio, or below the rest when the cards are side by side. */
  readonly end?: ReactNode
  /** A picture before the text, or above it when the cards are side by side. */
  readonly media?: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode
  /** The form field's name. */
  readonly name: string
  readonly options: readonly RadioCard<Value>[]
  /** The chosen one of a controlled field; without it `defaultValue` is chosen at first. */
  readonly value?: Value | undefined
  readonly defaultValue?: Value | undefined
  readonly onChange?: ((value: Value) => void) | undefined
  readonly error?: string | undefined
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  /** Puts the cards side by side, as for three sizes. */
  readonly across?: boolean
}

/**
 * One choice of several, each a card with a real radio. The dot and the border mark the chosen one,
 * never color alone.
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
            className={css.card({ layout: across ? 'tall' : layoutOf(option) })}
          >
            <input
              type="radio"
              className={css.radio({ tall: across })}
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
              <b className={css.cardTitle({ tall: across })}>{option.title}</b>
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

function layoutOf({ media, end }: RadioCard<string>): 'text' | 'picture' | 'pictureAndEnd' {
  if (media === undefined) return 'text'
  return end === undefined ? 'picture' : 'pictureAndEnd'
}
