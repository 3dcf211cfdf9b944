'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import * as css from './radio-cards.css.ts'
import { component } from '../theme/component.ts'
import { needProps } from '../provider/need-props.ts'

/** One of the cards to choose from. */
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

/** Props of {@link RadioCards}. */
export interface RadioCardsProps<Value extends string> {
  /** The question that the cards answer. */
  readonly legend: ReactNode
  /** The form field's name. */
  readonly name: string
  /** The cards in their order, each with the value that it stands for. */
  readonly options: readonly RadioCard<Value>[]
  /** The chosen one of a controlled field; without it `defaultValue` is chosen at first. */
  readonly value?: Value | undefined
  /** The value that is chosen at first, where the field is not controlled. */
  readonly defaultValue?: Value | undefined
  /** Called with the value that was chosen. */
  readonly onChange?: ((value: Value) => void) | undefined
  /** Says what is wrong with the choice; undefined when it is right. */
  readonly error?: string | undefined
  /** The group's id, which error summaries link to; generated unless given. */
  readonly id?: string | undefined
  /** True when the form needs one of the cards. */
  readonly required?: boolean | undefined
  /**
   * Puts the cards side by side, as for three sizes; `pairs` puts two in a row, for longer names
   * under a picture, and `four` puts four, two on a phone, each with its picture at the top.
   */
  readonly across?: boolean | 'pairs' | 'four' | undefined
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
  needProps('RadioCards', {}, { options })
  const made = useId()
  const group = id ?? made
  return (
    <fieldset
      className={component}
      id={group}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${group}-error`}
    >
      <legend className={css.legend}>{legend}</legend>
      <FieldError id={`${group}-error`} error={error} />
      <div className={across ? css.cardsAcross[across === true ? 'many' : across] : css.cards}>
        {options.map((option) => {
          const { title, detail, note, media, end } = option
          // References to ids stand in a list, which spaces part.
          const card = `${group}-${option.value.replaceAll(' ', '_')}-`
          const part = (of: 'detail' | 'note' | 'end', className: string, text: ReactNode) =>
            text !== undefined && (
              <span id={card + of} className={className}>
                {text}
              </span>
            )
          return (
            <label
              key={option.value}
              className={css.card({ layout: across ? 'tall' : layoutOf(option) })}
            >
              <input
                type="radio"
                className={css.radio({ tall: across !== false })}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                // A card with a note is named by its title and its price; the rest describes it.
                {...(note !== undefined && {
                  'aria-labelledby': `${card}title ${card}end`,
                  'aria-describedby': `${card}detail ${card}note`,
                })}
                {...(onChange && { onChange: () => onChange(option.value) })}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
              />
              {media !== undefined && <span className={css.media}>{media}</span>}
              <span className={across ? css.tallText : undefined}>
                <b id={`${card}title`} className={css.cardTitle}>
                  {title}
                </b>
                {part('detail', css.cardDetail, detail)}
                {part('note', css.cardNote, note)}
                {across && part('end', css.cardEndBelow, end)}
              </span>
              {!across && part('end', css.cardEnd, end)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function layoutOf({ media, end }: RadioCard<string>): 'text' | 'picture' | 'pictureAndEnd' {
  if (media === undefined) return 'text'
  return end === undefined ? 'picture' : 'pictureAndEnd'
}
