'use client'
import { DeveloperError } from '@selvage/core/contract'
import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import {
  CURRENCIES,
  CURRENCY_SYMBOLS,
  MEASUREMENT_SYSTEMS,
  currencyOf,
  measurementOf,
} from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import { languageNames, languages } from '@selvage/i18n/locale'
import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { SelectField } from '../field/index.ts'
import type { SelectOption } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import * as css from './preferences.css.ts'

/** Props of {@link PreferencesForm}. */
export interface PreferencesFormProps {
  /** The address that the form is sent to. */
  readonly action: string
  /** The address of the page to return to. */
  readonly back: string
  /** The country of delivery, as an ISO code such as `US`. */
  readonly country: string
  /** The currency of prices, such as `USD`. */
  readonly currency: Currency
  /** `imperial` or `metric`. */
  readonly measurement: MeasurementSystem
}

type Name = 'country' | 'currency' | 'measurement_system'

/**
 * Country, language, currency and measurement system, as a plain form with the fields `country`,
 * `language`, `currency` and `measurement_system`. Another country brings its currency and its
 * measurement system, unless the shopper chooses these as well. With a script the form shows that
 * and sends the field `shown`: its values are meant. Without one the server has to bring them.
 */
export function PreferencesForm({
  action,
  back,
  country,
  currency,
  measurement,
}: PreferencesFormProps): ReactNode {
  const { t, lang, locale } = useMessages()
  const scripted = useScripted()
  const [own, setOwn] = useState<Partial<Record<Name, string>>>({})
  if (!/^[A-Z]{2}$/.test(country))
    throw new DeveloperError(
      `PreferencesForm got the country ${country}, which is no code, so it cannot be drawn. Write for example country="US".`,
    )
  const currencies = namesOf(locale, 'currency')
  const to = own.country ?? country
  const isMoved = to !== country
  const field = (name: Name, value: string) => ({
    name,
    value: own[name] ?? value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      setOwn({ ...own, [name]: event.target.value }),
  })
  return (
    <form method="post" action={action} className={css.form}>
      <input type="hidden" name="back" value={back} />
      {scripted && <input type="hidden" name="shown" value="1" />}
      <SelectField
        label={t('navigation.country')}
        {...field('country', country)}
        options={countryOptions(locale, country)}
      />
      <SelectField
        label={t('navigation.language')}
        name="language"
        defaultValue={lang}
        options={languages.map((language) => ({
          value: language,
          label: languageNames[language],
          lang: language,
        }))}
      />
      <SelectField
        label={t('navigation.currency')}
        {...field('currency', isMoved ? currencyOf(to) : currency)}
        options={CURRENCIES.map((code) => ({
          value: code,
          label: `${currencies.of(code) ?? code} (${CURRENCY_SYMBOLS[code]})`,
        }))}
      />
      <SelectField
        label={t('navigation.measurement')}
        {...field('measurement_system', isMoved ? measurementOf(to) : measurement)}
        options={MEASUREMENT_SYSTEMS.map((system) => ({
          value: system,
          label: t(`navigation.${system}`),
        }))}
      />
      <Button type="submit">{t('navigation.savePreferences')}</Button>
    </form>
  )
}

// Names of countries are slow to make, and every page has the same list.
const made = new Map<string, Intl.DisplayNames>()

function namesOf(locale: string, type: 'region' | 'currency'): Intl.DisplayNames {
  const key = `${locale} ${type}`
  const names = made.get(key) ?? new Intl.DisplayNames([locale.replace('_', '-')], { type })
  made.set(key, names)
  return names
}

/**
 * Returns the countries of delivery sorted by name, with the shopper's own country if it is not one
 * of them.
 */
function countryOptions(locale: string, own: string): SelectOption[] {
  const names = namesOf(locale, 'region')
  return [...new Set([...SHIPPING_COUNTRIES, own])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, locale.replace('_', '-')))
}
