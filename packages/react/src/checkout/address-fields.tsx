'use client'
import {
  ADDRESS_MAX_LENGTH,
  addressFormat,
  addressRows,
  SHIPPING_FIELDS,
} from '@selvage/core/checkout'
import type { Address, AddressPart, AddressRegions, ShippingForm } from '@selvage/core/checkout'
import type { FormError } from '@selvage/machines/checkout'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { countryOptions } from '../field/country-options.ts'
import { SelectField, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { isCode } from './field-error-text.ts'
import { useRegions } from './use-regions.ts'
import type { Regions } from './use-regions.ts'

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
  /** Shows the country alone, for an order of which nothing is shipped. */
  readonly countryOnly?: boolean | undefined
  /** The regions of the address's country, for a page whose script is not there. */
  readonly regions?: AddressRegions | undefined
  /** Advice on city, region and postal code, as a row of the form below them. */
  readonly advice?: ReactNode
}

type LabelKey =
  | 'checkout.city'
  | 'checkout.state'
  | 'checkout.province'
  | 'checkout.region'
  | 'checkout.zipcode'
  | 'checkout.zipcodeUs'
  | 'checkout.postalCode'
  | `checkout.part_${'suburb' | 'district'}`
  | `checkout.part_${'province' | 'prefecture' | 'county' | 'area' | 'emirate'}`
  | `checkout.part_${'pin' | 'eircode'}`

/** The label of a part of an address, by what the country calls it. */
export function partLabel(part: AddressPart, country: string): LabelKey {
  const { names = {} } = addressFormat(country)
  if (part === 'city') return names.city ? `checkout.part_${names.city}` : 'checkout.city'
  if (part === 'zipcode') {
    if (country === 'CA') return 'checkout.postalCode'
    if (names.zipcode === 'zip') return 'checkout.zipcodeUs'
    return names.zipcode ? `checkout.part_${names.zipcode}` : 'checkout.zipcode'
  }
  if (country === 'CA') return 'checkout.province'
  const { state = 'region' } = names
  return state === 'state' || state === 'region' ? `checkout.${state}` : `checkout.part_${state}`
}

type AddressField = Exclude<keyof ShippingForm, 'newsletter' | 'saveAddress'>

const isPart = (field: AddressField): field is AddressPart =>
  field === 'city' || field === 'state' || field === 'zipcode'

/** The key of a field's label; those of city, region and postal code depend on the country. */
const labelKey = (field: AddressField, country: string) =>
  isPart(field) ? partLabel(field, country) : (`checkout.${field}` as const)

/** A sentence that says what would be right in a part of an address. */
function partRight(t: Messages['t'], part: AddressPart, country: string): string {
  const { regions, zipcode: [, example = ''] = [] } = addressFormat(country)
  if (part === 'city') return t('checkout.cityRight')
  if (country === 'US')
    return t(part === 'state' ? 'checkout.stateRight' : 'checkout.zipcodeUsRight')
  if (country === 'CA')
    return t(part === 'state' ? 'checkout.provinceRight' : 'checkout.postalCodeRight')
  if (part === 'zipcode') return t('checkout.zipcodeRight', { example })
  return t(regions ? 'checkout.chooseRight' : 'checkout.regionRight')
}

/** The message of a field error that says what would be right. */
export function addressErrorText(
  t: Messages['t'],
  field: AddressField,
  country: string,
  fieldError: FormError,
): string {
  if (fieldError === 'required' || isCode(fieldError))
    return isPart(field) ? partRight(t, field, country) : t(`checkout.${field}Right`)
  return fieldError === 'too_long'
    ? t('forms.too_long_max', { max: ADDRESS_MAX_LENGTH[field as keyof typeof ADDRESS_MAX_LENGTH] })
    : t(`forms.${fieldError}`)
}

/** The fields in the order in which the form of a country has them. */
function fieldsOf(country: string): readonly AddressField[] {
  const parts = addressRows(addressFormat(country)).flat()
  const shown = parts.filter((part) => part !== 'street')
  const all = new Set<AddressPart>([...shown, 'city', 'state', 'zipcode'])
  return ['email', 'emailRetype', 'country', 'fullName', 'line1', 'line2', ...all, 'phone']
}

/** The errors of an address for the summary above its form, in the order of the fields. */
export function addressErrors(
  t: Messages['t'],
  section: AddressFieldsProps['section'],
  { country }: Pick<Address, 'country'>,
  fieldErrors: Partial<Record<keyof ShippingForm, FormError>>,
): SummaryError[] {
  return summaryLines(
    fieldsOf(country),
    (field) => fieldId(section, field),
    (field) => {
      const error = fieldErrors[field]
      const text = error && addressErrorText(t, field, country, error)
      return text && t('common.labelled', { label: t(labelKey(field, country)), text })
    },
  )
}

/** Id of an address field's box, for error summaries. */
export function fieldId(section: string, field: string): string {
  return `${section}-${field}`
}

/** A postal address, whose parts, their order and their names are those of its country. */
export function AddressFields({
  address,
  fieldErrors,
  onChange,
  section,
  countryOnly,
  regions: known,
  advice,
}: AddressFieldsProps): ReactNode {
  needProps('AddressFields', { address, fieldErrors })
  const { t, locale } = useMessages()
  const { country } = address
  const format = addressFormat(country)
  const regions = useRegions(country, known)
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
  const optional = (part: AddressPart) => ({ optional: !format.needs.includes(part) })
  const parts = {
    street: () => (
      <Fragment key="street">
        <TextField whole hint={t('checkout.line1Hint')} {...box('line1', 'address-line1')} />
        <TextField whole optional {...box('line2', 'address-line2')} />
      </Fragment>
    ),
    city: (whole: boolean) => (
      <TextField
        key="city"
        whole={whole}
        {...optional('city')}
        {...box('city', 'address-level2')}
      />
    ),
    state: (whole: boolean) =>
      regions ? (
        <SelectField
          key="state"
          whole={whole}
          withEmpty
          options={regionOptions(regions, address.state)}
          {...optional('state')}
          {...box('state', 'address-level1')}
        />
      ) : (
        <TextField
          key="state"
          whole={whole}
          {...optional('state')}
          {...box('state', 'address-level1')}
        />
      ),
    zipcode: (whole: boolean) => (
      <TextField
        key="zipcode"
        whole={whole}
        hint={zipcodeHint(t, country)}
        {...optional('zipcode')}
        {...box('zipcode', 'postal-code')}
      />
    ),
  }
  const countryField = (
    <SelectField
      whole
      // Without it the first option would be shown, and its choice would change nothing.
      withEmpty={country === ''}
      hint={countryOnly ? t('checkout.billingCountryHint') : undefined}
      options={countryOptions(locale)}
      {...box('country', 'country')}
    />
  )
  if (countryOnly) return countryField
  return (
    <>
      {countryField}
      <TextField whole {...box('fullName', 'name')} />
      {addressRows(format).flatMap((row) =>
        // Three in a row: the city has the first line for itself.
        row.map((part) => parts[part](row.length === 1 || (row.length === 3 && part === row[0]))),
      )}
      {advice}
      {section === 'shipping' && (
        <TextField whole type="tel" hint={t('checkout.phoneHint')} {...box('phone', 'tel')} />
      )}
    </>
  )
}

/** A hint that shows what a postal code of the country looks like. */
function zipcodeHint(t: Messages['t'], country: string): string | undefined {
  if (country === 'US') return t('checkout.zipcodeUsHint')
  if (country === 'CA') return t('checkout.postalCodeHint')
  const [, example] = addressFormat(country).zipcode ?? []
  return example === undefined ? undefined : t('checkout.zipcodeHint', { example })
}

/** The regions as choices; until their list is there, the one that is chosen. */
function regionOptions(regions: Regions, chosen: string): { value: string; label: string }[] {
  if (regions.length > 0) return regions.map(([value, label]) => ({ value, label }))
  return chosen === '' ? [] : [{ value: chosen, label: chosen }]
}
