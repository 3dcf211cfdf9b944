'use client'
import {
  ADDRESS_MAX_LENGTH,
  CA_PROVINCES,
  SHIPPING_COUNTRIES,
  SHIPPING_FIELDS,
  US_STATES,
} from '@selvage/core/checkout'
import type { Address, ShippingForm } from '@selvage/core/checkout'
import { isErrorCode } from '@selvage/core/errors'
import { formatCountry } from '@selvage/i18n/format'
import type { FormError } from '@selvage/machines/checkout'
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

type CountryForm =
  | {
      readonly state: 'checkout.state' | 'checkout.province'
      /** Its hint has the same key with `Hint`. */
      readonly zipcode: 'checkout.zipcodeUs' | 'checkout.postalCode'
      /** Codes and names of the regions to choose from. */
      readonly regions: readonly (readonly [code: string, name: string])[]
    }
  | {
      readonly state: 'checkout.region'
      readonly zipcode: 'checkout.zipcode'
      /** None: the region is typed. */
      readonly regions?: undefined
    }

/** How the countries differ whose addresses have a form of their own. */
const COUNTRY_FORMS: Readonly<Record<string, CountryForm>> = {
  US: {
    state: 'checkout.state',
    zipcode: 'checkout.zipcodeUs',
    regions: Object.entries(US_STATES),
  },
  CA: {
    state: 'checkout.province',
    zipcode: 'checkout.postalCode',
    regions: Object.entries(CA_PROVINCES).map(([code, { name }]) => [code, name] as const),
  },
}
const OTHER_FORM: CountryForm = { state: 'checkout.region', zipcode: 'checkout.zipcode' }
const formOf = (country: string): CountryForm => COUNTRY_FORMS[country] ?? OTHER_FORM

type AddressField = Exclude<keyof ShippingForm, 'newsletter'>

/** The key of a field's label; those of region and postal code depend on the country. */
const labelKey = (field: AddressField, country: string) =>
  field === 'state' || field === 'zipcode' ? formOf(country)[field] : (`checkout.${field}` as const)

/** The message of a field error that says what would be right. */
export function addressErrorText(
  t: Messages['t'],
  field: AddressField,
  country: string,
  fieldError: FormError,
): string {
  if (fieldError === 'required' || isErrorCode(fieldError))
    return t(`${labelKey(field, country)}Right`)
  return fieldError === 'too_long'
    ? t('forms.too_long_max', { max: ADDRESS_MAX_LENGTH[field as keyof typeof ADDRESS_MAX_LENGTH] })
    : t(`forms.${fieldError}`)
}

/** The errors of an address for the summary above its form, in the order of the fields. */
export function addressErrors(
  t: Messages['t'],
  section: AddressFieldsProps['section'],
  { country }: Pick<Address, 'country'>,
  fieldErrors: Partial<Record<keyof ShippingForm, FormError>>,
): SummaryError[] {
  return (Object.keys(SHIPPING_FIELDS) as AddressField[]).flatMap((field) => {
    const error = fieldErrors[field]
    return error === undefined
      ? []
      : [
          {
            fieldId: fieldId(section, field),
            message: t('common.labelled', {
              label: t(labelKey(field, country)),
              text: addressErrorText(t, field, country, error),
            }),
          },
        ]
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
  const { country } = address
  const form = formOf(country)
  const box = (field: keyof Address, token: string) => ({
    id: fieldId(section, field),
    name: SHIPPING_FIELDS[field],
    label: t(labelKey(field, country)),
    value: address[field],
    autoComplete: `${section} ${token}`,
    error: fieldErrors[field] && addressErrorText(t, field, country, fieldErrors[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(field, event.currentTarget.value),
  })
  return (
    <>
      <SelectField
        whole
        // Without it the first option would be shown, and its choice would change nothing.
        withEmpty={country === ''}
        options={SHIPPING_COUNTRIES.map((value) => ({
          value,
          label: formatCountry(value, locale),
        }))}
        {...box('country', 'country')}
      />
      <TextField whole {...box('fullName', 'name')} />
      <TextField whole hint={t('checkout.line1Hint')} {...box('line1', 'address-line1')} />
      <TextField whole optional {...box('line2', 'address-line2')} />
      <TextField whole {...box('city', 'address-level2')} />
      {form.regions ? (
        <SelectField
          withEmpty
          options={form.regions.map(([value, label]) => ({ value, label }))}
          {...box('state', 'address-level1')}
        />
      ) : (
        <TextField optional {...box('state', 'address-level1')} />
      )}
      <TextField
        hint={form.regions && t(`${form.zipcode}Hint`)}
        {...box('zipcode', 'postal-code')}
      />
      <TextField whole type="tel" hint={t('checkout.phoneHint')} {...box('phone', 'tel')} />
    </>
  )
}
