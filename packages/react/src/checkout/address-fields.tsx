'use client'
import {
  CA_PROVINCES,
  SHIPPING_COUNTRIES,
  SHIPPING_FIELDS,
  US_STATES,
} from '@selvage/core/checkout'
import type { Address, ShippingForm } from '@selvage/core/checkout'
import { isErrorCode } from '@selvage/core/errors'
import { formatCountry } from '@selvage/i18n/format'
import type { FormError } from '@selvage/machines/checkout'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { SummaryError } from '../error-summary/index.ts'
import { SelectField, TextField } from '../field/index.ts'
import { errorText } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link AddressFields}. */
export interface AddressFieldsProps {
  /** The address as it is typed; an empty text for each empty field. */
  readonly address: Address
  /** The errors by the names of their fields; empty while nothing is wrong. */
  readonly fieldErrors: Partial<Record<keyof Address, FormError>>
  /** Called with each change: the name of the field, and its new text. */
  readonly onChange: (field: keyof Address, value: string) => void
  /**
   * `shipping` or `billing`: the section of every autocomplete token, and the prefix of every id.
   */
  readonly section: 'shipping' | 'billing'
}

/** The message of a field error: a form's own, or that of its code. */
export function fieldErrorText(t: Messages['t'], fieldError: FormError): string {
  return isErrorCode(fieldError) ? errorText(t, { code: fieldError }) : t(`forms.${fieldError}`)
}

interface CountryForm {
  readonly state: 'checkout.state' | 'checkout.province' | 'checkout.region'
  readonly zipcode: 'checkout.zipcodeUs' | 'checkout.postalCode' | 'checkout.zipcode'
  readonly zipcodeHint?: 'checkout.zipcodeUsHint' | 'checkout.postalCodeHint'
  /** Codes and names of the regions to choose from; without them the region is typed. */
  readonly regions?: readonly (readonly [code: string, name: string])[]
}

/** How the countries differ whose addresses have a form of their own. */
const COUNTRY_FORMS: Readonly<Record<string, CountryForm>> = {
  US: {
    state: 'checkout.state',
    zipcode: 'checkout.zipcodeUs',
    zipcodeHint: 'checkout.zipcodeUsHint',
    regions: Object.entries(US_STATES),
  },
  CA: {
    state: 'checkout.province',
    zipcode: 'checkout.postalCode',
    zipcodeHint: 'checkout.postalCodeHint',
    regions: Object.entries(CA_PROVINCES).map(([code, { name }]) => [code, name] as const),
  },
}
const OTHER_FORM: CountryForm = { state: 'checkout.region', zipcode: 'checkout.zipcode' }
const formOf = (country: string): CountryForm => COUNTRY_FORMS[country] ?? OTHER_FORM

/** The label of a field; those of region and postal code depend on the country. */
function fieldLabel(t: Messages['t'], field: keyof ShippingForm, country: string): string {
  if (field === 'state') return t(formOf(country).state)
  if (field === 'zipcode') return t(formOf(country).zipcode)
  return t(`checkout.${field}`)
}

/** The message of a field error in a summary: a bare 'Required' gets the field's label. */
function summaryText(
  t: Messages['t'],
  field: keyof ShippingForm,
  country: string,
  fieldError: FormError,
): string {
  const message = fieldErrorText(t, fieldError)
  return fieldError === 'required'
    ? t('common.labelled', { label: fieldLabel(t, field, country), text: message })
    : message
}

/** The errors of an address for the summary above its form, in the order of the fields. */
export function addressErrors(
  t: Messages['t'],
  section: AddressFieldsProps['section'],
  { country }: Pick<Address, 'country'>,
  fieldErrors: Partial<Record<keyof ShippingForm, FormError>>,
): SummaryError[] {
  return (Object.keys(SHIPPING_FIELDS) as (keyof ShippingForm)[]).flatMap((field) => {
    const error = fieldErrors[field]
    return error === undefined
      ? []
      : [{ fieldId: fieldId(section, field), message: summaryText(t, field, country, error) }]
  })
}

/** Id of an address field's box, for error summaries. */
export function fieldId(section: string, field: string): string {
  return `${section}-${field}`
}

/**
 * A postal address in the order of the spec; state or province and the postal code follow the
 * country.
 */
export function AddressFields({
  address,
  fieldErrors,
  onChange,
  section,
}: AddressFieldsProps): ReactNode {
  needProps('AddressFields', { address, fieldErrors })
  const { t, locale } = useMessages()
  const countries = useMemo(() => {
    return SHIPPING_COUNTRIES.map((code) => ({ value: code, label: formatCountry(code, locale) }))
  }, [locale])
  const { country } = address
  const { regions, zipcodeHint } = formOf(country)
  const box = (field: keyof Address, token: string) => ({
    id: fieldId(section, field),
    name: SHIPPING_FIELDS[field],
    label: fieldLabel(t, field, country),
    value: address[field],
    autoComplete: `${section} ${token}`,
    error: fieldErrors[field] && fieldErrorText(t, fieldErrors[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(field, event.currentTarget.value),
  })
  return (
    <>
      <SelectField whole options={countries} {...box('country', 'country')} />
      <TextField whole {...box('fullName', 'name')} />
      <TextField whole hint={t('checkout.line1Hint')} {...box('line1', 'address-line1')} />
      <TextField whole optional {...box('line2', 'address-line2')} />
      <TextField whole {...box('city', 'address-level2')} />
      {regions ? (
        <SelectField
          withEmpty
          options={regions.map(([value, label]) => ({ value, label }))}
          {...box('state', 'address-level1')}
        />
      ) : (
        <TextField optional {...box('state', 'address-level1')} />
      )}
      <TextField hint={zipcodeHint && t(zipcodeHint)} {...box('zipcode', 'postal-code')} />
      <TextField whole type="tel" hint={t('checkout.phoneHint')} {...box('phone', 'tel')} />
    </>
  )
}
