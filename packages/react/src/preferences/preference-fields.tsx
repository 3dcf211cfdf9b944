'use client'
import { DeveloperError } from '@selvage/core/contract'
import {
  CURRENCIES,
  CURRENCY_SYMBOLS,
  MEASUREMENT_SYSTEMS,
  currencyOf,
  measurementOf,
} from '@selvage/core/locale'
import type { Currency, Language, MeasurementSystem } from '@selvage/core/locale'
import { intlLocale, languageNames, languages as allLanguages } from '@selvage/i18n/locale'
import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { countryOptions } from '../field/country-options.ts'
import { SelectField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { useScripted } from '../scripted/use-scripted.ts'

type Name = 'country' | 'currency' | 'measurement_system'

/** The languages and currencies that a shop is offered in. */
export interface OfferedChoices {
  /** The languages to choose from; all of them unless given. With one there is no field for it. */
  readonly languages?: readonly Language[] | undefined
  /** The currencies to choose from; all of them unless given. With one there is no field for it. */
  readonly currencies?: readonly Currency[] | undefined
}

interface PreferenceFieldsProps extends OfferedChoices {
  /** The component that they are part of, for the error of a developer. */
  readonly of: string
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /** The page's unless given. */
  readonly language?: Language | undefined
}

/**
 * The fields `country`, `language`, `currency` and `measurement_system`. Another country brings its
 * currency and its measurement system, unless the shopper chooses these as well. With a script the
 * fields show that and there is a field `shown`: their values are meant.
 */
export function PreferenceFields({
  of,
  country,
  currency,
  measurement,
  language,
  languages = allLanguages,
  currencies = CURRENCIES,
}: PreferenceFieldsProps): ReactNode {
  const { t, lang, locale } = useMessages()
  const scripted = useScripted()
  const [own, setOwn] = useState<Partial<Record<Name, string>>>({})
  if (!/^[A-Z]{2}$/.test(country))
    throw new DeveloperError(
      `${of} got the country ${country}, which is no code, so it cannot be drawn. Write for example country="US".`,
    )
  const names = currencyNames(locale)
  const to = own.country ?? country
  const isMoved = to !== country
  const offered = (other: Currency) => (currencies.includes(other) ? other : currency)
  const field = (name: Name, value: string) => ({
    name,
    value: own[name] ?? value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      setOwn({ ...own, [name]: event.target.value }),
  })
  return (
    <>
      {scripted && <input type="hidden" name="shown" value="1" />}
      <SelectField
        label={t('navigation.country')}
        {...field('country', country)}
        options={countryOptions(locale, country)}
      />
      {languages.length === 1 ? (
        <input type="hidden" name="language" value={languages[0]} />
      ) : (
        <SelectField
          label={t('navigation.language')}
          name="language"
          defaultValue={language ?? lang}
          options={languages.map((each) => ({
            value: each,
            label: languageNames[each],
            lang: each,
          }))}
        />
      )}
      {currencies.length === 1 ? (
        <input type="hidden" name="currency" value={currencies[0]} />
      ) : (
        <SelectField
          label={t('navigation.currency')}
          {...field('currency', isMoved ? offered(currencyOf(to)) : currency)}
          options={currencies.map((code) => ({
            value: code,
            label: `${names.of(code) ?? code} (${CURRENCY_SYMBOLS[code]})`,
          }))}
        />
      )}
      <SelectField
        label={t('navigation.measurement')}
        {...field('measurement_system', isMoved ? measurementOf(to) : measurement)}
        options={MEASUREMENT_SYSTEMS.map((system) => ({
          value: system,
          label: t(`navigation.${system}`),
        }))}
      />
    </>
  )
}

// Names are slow to make, and every page has the same list.
const made = new Map<string, Intl.DisplayNames>()

function currencyNames(locale: string): Intl.DisplayNames {
  const names =
    made.get(locale) ?? new Intl.DisplayNames([intlLocale(locale)], { type: 'currency' })
  made.set(locale, names)
  return names
}
