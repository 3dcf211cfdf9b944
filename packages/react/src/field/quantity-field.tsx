'use client'
import { MAX_QUANTITY, nextQuantity, readQuantity } from '@selvage/core/cart'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { Field } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './quantity-field.css.ts'
import { Sign } from './sign.tsx'

/** The direction of the keys of a spin button. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Props of {@link QuantityField}. */
export type QuantityFieldProps = Omit<FieldFrame, 'optional' | 'label'> & {
  /** Such as 'Yards' or 'Panels'; 'Quantity' unless given. */
  readonly label?: string | undefined
  /** The form field's name; `quantity` unless given. */
  readonly name?: string | undefined
  /** The quantity, from 1 to 99. */
  readonly value: number
  /**
   * The box's initial text when it differs from `value`, as in a form that the server sent back.
   */
  readonly typed?: string | undefined
  /** The buttons and arrow keys lead to its multiples, as to whole pieces of 2; 1 unless given. */
  readonly step?: number | undefined
  /** Called with a valid quantity, or null while the box has none; `typed` is the box's text. */
  readonly onChange: (quantity: number | null, typed: string) => void
  /** True where the quantity cannot be changed. */
  readonly disabled?: boolean | undefined
  /** Names it longer than its label, where a page has several, such as 'Quantity of Moths'. */
  readonly accessibleName?: string | undefined
  /** False where an `output` beside it says the quantity; its buttons say it unless given. */
  readonly announced?: boolean
  /**
   * True where a number above 99 leaves the quantity that was there before it was typed, as in a
   * cart; it becomes 1 else.
   */
  readonly stays?: boolean
}

/**
 * A quantity as a spin button between − and +. A number above 99 becomes 1, or leaves the quantity
 * as it is, with a note that repeats the typed number; the box keeps its text until it is left, so
 * that the next digit is not one of another number. When it is left for a button that sends the
 * form, the typed number is what `onChange` was last called with: the 1 is to be seen before it is
 * bought. An emptied box is reported when it is left or sent.
 * @source spec 1 §4
 */
export function QuantityField({
  label,
  name = 'quantity',
  value,
  typed: given,
  step: length,
  onChange,
  disabled,
  accessibleName,
  announced = true,
  stays = false,
  ...frame
}: QuantityFieldProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const [begun] = useState(() => readQuantity(given ?? value))
  const [draft, setDraft] = useState(begun.ok ? undefined : given)
  const [reset, setReset] = useState(begun.ok ? begun.reset : undefined)
  const [before, setBefore] = useState(value)

  const resetNote = (typed: number, quantity = before) =>
    stays
      ? t('form.quantityStays', { typed, max: MAX_QUANTITY, quantity })
      : t('form.quantityReset', { typed, max: MAX_QUANTITY })
  const type = (typed: string) => {
    const shown = draft ?? String(value)
    // A number that takes the place of another is no further digit of it.
    const isNew = draft === undefined && (typed === '' || !typed.startsWith(shown))
    take(typed, isNew ? value : before)
  }
  const take = (typed: string, quantity: number) => {
    setBefore(quantity)
    const read = readQuantity(typed)
    const above = read.ok ? read.reset : undefined
    setReset(above)
    setDraft(read.ok && !above ? undefined : typed)
    // An emptied box waits for its digits, or for being left.
    if (!typed) return
    if (above) announce(resetNote(above, quantity))
    // Its first digits may have been taken already.
    if (above && stays) onChange(quantity, String(quantity))
    else onChange(read.ok ? read.quantity : null, typed)
  }
  const leave = (next?: EventTarget | null) => {
    if (draft === '') onChange(null, draft)
    if (!reset) return
    setDraft(undefined)
    const isBuying = !(next instanceof Element) || next.matches('[type=submit]')
    if (draft && !stays && !isBuying) onChange(1, '1')
  }
  // A spin button that has the focus says its number by itself.
  const step = (by: 1 | -1, isAnnounced = announced) => {
    const quantity = nextQuantity(value, by, length)
    if (quantity === undefined) return
    take(String(quantity), quantity)
    if (isAnnounced) announce(t('form.quantityNow', { quantity }))
  }
  // Disabling one at its end would drop the focus, so it only does nothing.
  const stepButton = (act: 'increase' | 'decrease', by: 1 | -1): ReactNode => (
    <button
      type="button"
      className={css.stepButton}
      aria-label={
        accessibleName
          ? t('common.labelled', { label: t(`form.${act}`), text: accessibleName })
          : t(`form.${act}`)
      }
      disabled={disabled}
      aria-disabled={nextQuantity(value, by, length) === undefined || undefined}
      onClick={() => step(by)}
    >
      <Sign plus={by > 0} />
    </button>
  )

  return (
    <Field {...frame} label={label ?? t('form.quantity')}>
      {(control) => (
        <>
          <div className={css.quantity}>
            {stepButton('decrease', -1)}
            <input
              {...control}
              aria-label={accessibleName}
              className={css.quantityBox}
              // A number field drops the comma of 2,5 and takes 25.
              type="text"
              inputMode="numeric"
              role="spinbutton"
              autoComplete="off"
              name={name}
              aria-valuemin={1}
              aria-valuemax={MAX_QUANTITY}
              aria-valuenow={draft === undefined ? value : undefined}
              disabled={disabled}
              value={draft ?? value}
              onFocus={() => setBefore(value)}
              onChange={(event) => type(event.target.value)}
              onBlur={({ relatedTarget }) => leave(relatedTarget)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  leave()
                  if (draft === undefined) setBefore(value)
                }
                const by = ARROWS[event.key]
                if (by === undefined) return
                event.preventDefault()
                step(by, false)
              }}
            />
            {stepButton('increase', 1)}
          </div>
          {reset && (
            <p ref={bringIntoView} className={css.quantityNote}>
              {resetNote(reset)}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** Shows a note over which a bar at the foot of the view may lie; a test's document draws none. */
function bringIntoView(note: HTMLElement | null): void {
  if (note && 'scrollIntoView' in note) note.scrollIntoView({ block: 'nearest' })
}
