'use client'
import { MAX_QUANTITY, readQuantity } from '@selvage/core/cart'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { Field } from './field.tsx'
import type { FieldFrame } from './field.tsx'
import * as css from './quantity-field.css.ts'

export type QuantityFieldProps = Omit<FieldFrame, 'optional' | 'label'> & {
  /** Such as 'Yards' or 'Panels'; 'Quantity' unless given. */
  readonly label?: string | undefined
  readonly name?: string | undefined
  readonly value: number
  /**
   * The box's initial text when it differs from `value`, as in a form that the server sent back.
   */
  readonly typed?: string | undefined
  /** Called with a valid quantity, or null while the box has none; `typed` is the box's text. */
  readonly onChange: (quantity: number | null, typed: string) => void
  readonly disabled?: boolean | undefined
}

/**
 * A quantity as a spin button between − and +. A number above 99 becomes 1, with a note that
 * repeats the typed number.
 * @source spec 1 §4
 */
export function QuantityField({
  label,
  name = 'quantity',
  value,
  typed: given,
  onChange,
  disabled,
  ...frame
}: QuantityFieldProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const [begun] = useState(() => (given === undefined ? undefined : readQuantity(given)))
  const [draft, setDraft] = useState(begun?.ok === false && given !== undefined ? given : null)
  const [reset, setReset] = useState(begun?.ok ? (begun.reset ?? null) : null)

  const take = (typed: string) => {
    const read = readQuantity(typed)
    if (!read.ok) {
      setDraft(typed)
      onChange(null, typed)
      return
    }
    setDraft(null)
    setReset(read.reset ?? null)
    if (read.reset !== undefined)
      announce(t('form.quantityReset', { typed: read.reset, max: MAX_QUANTITY }))
    onChange(read.quantity, typed)
  }
  const step = (by: number) => {
    const next = Math.min(MAX_QUANTITY, Math.max(1, value + by))
    take(String(next))
    announce(t('form.quantityNow', { quantity: next }))
  }

  return (
    <Field {...frame} label={label ?? t('form.quantity')}>
      {(control) => (
        <>
          <div className={css.quantity}>
            <button
              type="button"
              className={css.stepButton}
              aria-label={t('form.decrease')}
              disabled={disabled || value <= 1}
              onClick={() => step(-1)}
            >
              <Sign />
            </button>
            <input
              {...control}
              className={css.quantityBox}
              type="number"
              inputMode="numeric"
              name={name}
              min={1}
              max={MAX_QUANTITY}
              step={1}
              disabled={disabled}
              value={draft ?? String(value)}
              onChange={(event) => take(event.currentTarget.value)}
            />
            <button
              type="button"
              className={css.stepButton}
              aria-label={t('form.increase')}
              disabled={disabled || value >= MAX_QUANTITY}
              onClick={() => step(1)}
            >
              <Sign plus />
            </button>
          </div>
          {reset === null ? null : (
            <p className={css.quantityNote}>
              {t('form.quantityReset', { typed: reset, max: MAX_QUANTITY })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

function Sign({ plus = false }: { readonly plus?: boolean }): ReactNode {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d={plus ? 'M1 6h10M6 1v10' : 'M1 6h10'} />
    </svg>
  )
}
