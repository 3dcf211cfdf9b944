'use client'
import { DeveloperError } from '@selvage/core/contract'
import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { CURRENCIES, CURRENCY_SYMBOLS, MEASUREMENT_SYSTEMS } from '@selvage/core/locale'
import type { Currency, MeasurementSystem } from '@selvage/core/locale'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { SelectField } from '../field/index.ts'
import type { SelectOption } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './footer.css.ts'

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

/** Country, currency and measurement system, as a plain form. */
export function PreferencesForm({
  action,
  back,
  country,
  currency,
  measurement,
}: PreferencesFormProps): ReactNode {
  const { t, locale } = useMessages()
  if (!/^[A-Z]{2}$/.test(country))
    throw new DeveloperError(
      `PreferencesForm got the country ${country}, which is no code, so it cannot be drawn. Write for example country="US".`,
    )
  const currencies = namesOf(locale, 'currency')
  return (
    <details className={css.preferences}>
      <summary className={css.preferencesNow}>
        {t('common.labelled', {
          label: t('navigation.preferences'),
          text: `${namesOf(locale, 'region').of(country) ?? country}, ${CURRENCY_SYMBOLS[currency]}, ${t(`navigation.${measurement}`)}`,
        })}
      </summary>
      <form method="post" action={action} className={css.preferencesForm}>
        <input type="hidden" name="back" value={back} />
        <SelectField
          label={t('navigation.country')}
          name="country"
          defaultValue={country}
          options={countryOptions(locale, country)}
        />
        <SelectField
          label={t('navigation.currency')}
          name="currency"
          defaultValue={currency}
          options={CURRENCIES.map((code) => ({
            value: code,
            label: `${currencies.of(code) ?? code} (${CURRENCY_SYMBOLS[code]})`,
          }))}
        />
        <SelectField
          label={t('navigation.measurement')}
          name="measurement_system"
          defaultValue={measurement}
          options={MEASUREMENT_SYSTEMS.map((system) => ({
            value: system,
            label: t(`navigation.${system}`),
          }))}
        />
        <Button type="submit">{t('navigation.savePreferences')}</Button>
      </form>
    </details>
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
