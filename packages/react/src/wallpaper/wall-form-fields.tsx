'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import { MAX_WALL_LENGTH } from '@selvage/core/wallpaper'
import type { LengthField, LengthFieldView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { useWords } from '../words/index.ts'
import type { Words } from '../words/index.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallWords } from './wallpaper-calculator-words.ts'

/** What is wrong with a length, in the page's words. */
export function lengthFault(t: Words['t'], fault: NonNullable<LengthFieldView['fault']>): string {
  return t(`wall.fault_${fault}`, { max: MAX_WALL_LENGTH })
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

/** A wall's height or width; feet and decimals come with the length that is meant. */
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
  const { t } = useWords()
  const { exact } = useWallWords(system)
  const { offer, fault, field, typed } = view
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
      error={fault && lengthFault(t, fault)}
      onChange={(event) => onType(field, event.currentTarget.value)}
      onBlur={() => onLeave(field)}
    />
  )
}
