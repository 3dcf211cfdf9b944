'use client'
import { MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import type { MeasurementSystem } from '@selvage/core/locale'
import { MAX_WALL_LENGTH } from '@selvage/core/wallpaper'
import type { LengthField, LengthFieldView } from '@selvage/machines/wallpaper'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { TextField } from '../../field/index.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Messages } from '../../messages/index.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

/** Returns the message of a length's error, with the unit that a bare number counts in. */
export function lengthErrorText(
  t: Messages['t'],
  fieldError: NonNullable<LengthFieldView['fieldError']>,
  system: MeasurementSystem,
): string {
  const measure = t(`wall.unit_${system}`)
  return t(`wall.fault_${fieldError}`, { max: MAX_WALL_LENGTH, measure })
}

/** The name of a button that sends another text for a field without a script. */
const USE = 'use'

interface WallLengthFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly view: LengthFieldView
  /** Place of the field in the form: 0 for the height, then the widths. */
  readonly place: number
  readonly system: MeasurementSystem
  readonly readOnly: boolean
  readonly scripted: boolean
  readonly hint?: string | undefined
  readonly onType: (field: LengthField, typed: string) => void
  readonly onLeave: (field: LengthField) => void
  /** Called when a text that the field offers was chosen. */
  readonly onTake: (field: LengthField, typed: string) => void
}

/**
 * A wall's height or width in any unit. It says what it understood, offers what a decimal may mean,
 * and asks about a number with two readings and about one that is small for a wall.
 */
export function WallLengthField({
  id,
  label,
  name,
  view,
  place,
  system,
  readOnly,
  scripted,
  hint,
  onType,
  onLeave,
  onTake,
}: WallLengthFieldProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const { exact, heard, named } = useWallMessages(system)
  const { fieldError, field, offers, isAmbiguous, typed } = view
  // Without a script a button sends the text with the form.
  const offer = (text: string, children: ReactNode = text): ReactNode => (
    <Button
      kind="small"
      {...(!scripted && { type: 'submit', name: USE, value: `${place}~${text}` })}
      onClick={(event) => {
        event.preventDefault()
        onTake(field, text)
      }}
    >
      {children}
    </Button>
  )
  const answer = heard(view)
  const [small, large] = view.isSmall ? [named(typed), named(typed, true)] : ['', '']
  const question = t('wall.ask', { small, large })
  const [first, second] = offers.map(({ amount, isLarge }) => named(String(amount), isLarge))
  const readings = isAmbiguous && first !== undefined && second !== undefined
  return (
    <div className={css.length}>
      <TextField
        id={id}
        name={name}
        label={t('wall.labelWithUnit', { label, unit: t(`wall.unit_${system}`) })}
        value={typed}
        readOnly={readOnly}
        autoComplete="off"
        maxLength={40}
        hint={hint}
        error={fieldError && lengthErrorText(t, fieldError, system)}
        onChange={(event) => onType(field, event.currentTarget.value)}
        onBlur={() => {
          onLeave(field)
          if (answer) announce(answer)
        }}
      />
      {answer && <p className={css.note}>{answer}</p>}
      {offers.length > 0 && (
        <div className={css.ask}>
          {readings && <p className={css.note}>{t('wall.ask', { small: first, large: second })}</p>}
          {offers.map(({ amount, isLarge }) => {
            const large = named(String(amount), true)
            const length = isLarge ? large : exact(amount)
            return (
              <Fragment key={length}>
                {offer(isLarge ? large : String(amount), t('wall.takeOffer', { length }))}{' '}
              </Fragment>
            )
          })}
        </div>
      )}
      {view.isSmall && view.touched && (
        <div role="group" aria-label={question} id={`${id}-ask`} tabIndex={-1} className={css.ask}>
          <p className={css.note}>{question}</p>
          {offer(small)} {offer(large)}
        </div>
      )}
    </div>
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
