'use client'
import { DeveloperError } from '@selvage/core/contract'
import { isCurrency, isMeasurementSystem, localeOf } from '@selvage/core/locale'
import type { Currency, Locale, MeasurementSystem } from '@selvage/core/locale'
import { languageOf } from '@selvage/i18n/locale'
import { toErrorMessage } from '@selvage/machines/cart'
import type { ErrorMessage } from '@selvage/machines/cart'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { ErrorNotice } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { PreferenceFields } from './preference-fields.tsx'
import type { OfferedChoices } from './preference-fields.tsx'
import * as css from './preferences.css.ts'

/** The choices of a shopper: options of `createShop`, and a change for `savePreferences`. */
export interface ChosenPreferences {
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /** The chosen language, in its region of the chosen country where it has one. */
  readonly locale: Locale
}

/** Props of {@link PreferencesForm}. */
export interface PreferencesFormProps extends OfferedChoices {
  /** The address that the form is sent to; needed unless there is `onSave`. */
  readonly action?: string | undefined
  /** The address of the page to return to, for the page of `action`. */
  readonly back?: string | undefined
  /**
   * Takes what was chosen, in place of sending the form. The button is busy until its promise is
   * fulfilled; an error that it rejects with is shown.
   */
  readonly onSave?: ((chosen: ChosenPreferences) => void | Promise<void>) | undefined
  /** The country of delivery, as an ISO code such as `US`. */
  readonly country: string
  /** The currency of prices, such as `USD`. */
  readonly currency: Currency
  /** `imperial` or `metric`. */
  readonly measurement: MeasurementSystem
}

/**
 * Country, language, currency and measurement system, as a plain form with the fields `country`,
 * `language`, `currency` and `measurement_system`. Another country brings its currency and its
 * measurement system, unless the shopper chooses these as well. With a script the form shows that
 * and sends the field `shown`: its values are meant. Without one the server has to bring them. In
 * an application whose server has no such page, `onSave` takes what was chosen.
 *
 * @throws DeveloperError when there is neither `action` nor `onSave`.
 */
export function PreferencesForm({
  action,
  back,
  onSave,
  country,
  currency,
  measurement,
  languages,
  currencies,
}: PreferencesFormProps): ReactNode {
  const { t } = useMessages()
  const { state, save } = useSaving(onSave)
  if (action === undefined && onSave === undefined)
    throw new DeveloperError(
      'PreferencesForm got neither action nor onSave, so what is chosen would go nowhere. Write <PreferencesForm onSave={…}>.',
    )
  return (
    <form method="post" action={action} className={css.form} onSubmit={onSave && save}>
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
      <PreferenceFields
        of="PreferencesForm"
        country={country}
        currency={currency}
        measurement={measurement}
        languages={languages}
        currencies={currencies}
      />
      {onSave && (
        <div role="alert">{typeof state === 'string' ? null : <ErrorNotice error={state} />}</div>
      )}
      <Button type="submit" busy={state === 'saving'}>
        {t('navigation.savePreferences')}
      </Button>
    </form>
  )
}

/** Gives what a form has to `onSave`, once at a time, and has the error that it ended in. */
function useSaving(onSave: PreferencesFormProps['onSave']) {
  const [state, setState] = useState<'idle' | 'saving' | ErrorMessage>('idle')
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const chosen = chosenIn(new FormData(event.currentTarget))
    if (state === 'saving' || chosen === undefined) return
    setState('saving')
    try {
      await onSave?.(chosen)
      setState('idle')
    } catch (error) {
      setState(toErrorMessage(error))
    }
  }
  return { state, save: (event: FormEvent<HTMLFormElement>) => void save(event) }
}

/** Returns what the fields say; undefined for a value that none of them offers. */
function chosenIn(form: FormData): ChosenPreferences | undefined {
  const text = (name: string): string => String(form.get(name))
  const country = text('country')
  const currency = text('currency')
  const measurement = text('measurement_system')
  if (!isCurrency(currency) || !isMeasurementSystem(measurement)) return undefined
  const locale = localeOf(languageOf(text('language')), country)
  return { country, currency, measurement, locale }
}
