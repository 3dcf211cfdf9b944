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

const LABELS = {
  email: 'checkout.email',
  emailRetype: 'checkout.emailRetype',
  newsletter: 'checkout.newsletter',
  country: 'checkout.country',
  fullName: 'checkout.fullName',
  line1: 'checkout.line1',
  line2: 'checkout.line2',
  city: 'checkout.city',
  phone: 'checkout.phone',
} as const

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
export function fieldLabel(t: Messages['t'], field: keyof ShippingForm, country: string): string {
  if (field === 'state') return t(formOf(country).state)
  if (field === 'zipcode') return t(formOf(country).zipcode)
  return t(LABELS[field])
}

/** The message of a field error in a summary: a bare 'Required' gets the field's label. */
export function summaryText(
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
    value: address[field],
    autoComplete: `${section} ${token}`,
    error: fieldErrors[field] === undefined ? undefined : fieldErrorText(t, fieldErrors[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(field, event.currentTarget.value),
  })
  const label = (field: keyof Address) => fieldLabel(t, field, country)
  return (
    <>
      <SelectField
        whole
        label={label('country')}
        options={countries}
        {...box('country', 'country')}
      />
      <TextField whole label={label('fullName')} {...box('fullName', 'name')} />
      <TextField
        whole
        label={label('line1')}
        hint={t('checkout.line1Hint')}
        {...box('line1', 'address-line1')}
      />
      <TextField whole optional label={label('line2')} {...box('line2', 'address-line2')} />
      <TextField whole label={label('city')} {...box('city', 'address-level2')} />
      {regions ? (
        <SelectField
          withEmpty
          label={label('state')}
          options={regions.map(([value, label]) => ({ value, label }))}
          {...box('state', 'address-level1')}
        />
      ) : (
        <TextField optional label={label('state')} {...box('state', 'address-level1')} />
      )}
      <TextField
        label={label('zipcode')}
        hint={zipcodeHint && t(zipcodeHint)}
        {...box('zipcode', 'postal-code')}
      />
      <TextField
        whole
        type="tel"
        label={label('phone')}
        hint={t('checkout.phoneHint')}
        {...box('phone', 'tel')}
      />
    </>
  )
}
