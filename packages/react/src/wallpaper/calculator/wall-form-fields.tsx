'use client'
import { MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { MAX_WALL_LENGTH } from '@selvage/core/wallpaper'
import type { LengthField, LengthFieldView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { TextField } from '../../field/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Messages } from '../../messages/index.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

/** Returns the message of a length's error. */
export function lengthErrorText(
  t: Messages['t'],
  fieldError: NonNullable<LengthFieldView['fieldError']>,
): string {
  return t(`wall.fault_${fieldError}`, { max: MAX_WALL_LENGTH })
}

interface WallLengthFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly view: LengthFieldView
  readonly system: MeasurementSystem
  readonly readOnly: boolean
  readonly hint?: string | undefined
  readonly onType: (field: LengthField, typed: string) => void
  readonly onLeave: (field: LengthField) => void
  readonly onTake: (field: LengthField) => void
}

/** A wall's height or width. For feet or decimals it offers the length in whole units. */
export function WallLengthField({
  id,
  label,
  name,
  view,
  system,
  readOnly,
  hint,
  onType,
  onLeave,
  onTake,
}: WallLengthFieldProps): ReactNode {
  const { t } = useMessages()
  const { exact } = useWallMessages(system)
  const { offer, fieldError, field, typed } = view
  const offered = offer && (
    <span className={css.offer}>
      <span>{t('wall.offer', { typed: offer.typed, length: exact(offer.value) })}</span>
      <Button kind="link" onClick={() => onTake(field)}>
        {t('wall.takeOffer', { length: exact(offer.value) })}
      </Button>
    </span>
  )
  return (
    <TextField
      id={id}
      name={name}
      label={t('wall.labelWithUnit', { label, unit: t(`wall.unit_${system}`) })}
      value={typed}
      readOnly={readOnly}
      autoComplete="off"
      inputMode={system === 'metric' ? 'numeric' : 'text'}
      maxLength={20}
      hint={offered ?? hint}
      error={fieldError && lengthErrorText(t, fieldError)}
      onChange={(event) => onType(field, event.currentTarget.value)}
      onBlur={() => onLeave(field)}
    />
  )
}

interface SystemFieldProps {
  readonly value: MeasurementSystem
  readonly onChange: (system: MeasurementSystem) => void
}

/** The choice between inches and centimeters. */
export function SystemField({ value, onChange }: SystemFieldProps): ReactNode {
  const { t } = useMessages()
  return (
    <fieldset className={css.units}>
      <legend className={css.hidden}>{t('wall.measureIn')}</legend>
      {MEASUREMENT_SYSTEMS.map((system) => (
        <label key={system} className={css.unit}>
          <input
            type="radio"
            name="measurement_system"
            value={system}
            className={css.unitRadio}
            checked={value === system}
            onChange={() => onChange(system)}
          />
          {t(`wall.system_${system}`)}
        </label>
      ))}
    </fieldset>
  )
}
