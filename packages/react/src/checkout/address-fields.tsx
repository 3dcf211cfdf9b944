'use client'
import { CA_PROVINCES, SHIPPING_COUNTRIES, SHIPPING_FIELDS, US_STATES, type Address, type FieldFault } from '@selvage/core/checkout'
import { isErrorCode, wordsKeyOf, type ErrorCode } from '@selvage/core/errors'
import { useMemo, type ReactNode } from 'react'
import { SelectField, TextField } from '../field/index.ts'
import { useWords, type Words } from '../words/index.ts'

export type AddressFieldsProps = {
  readonly address: Address
  readonly faults: Partial<Record<keyof Address, FieldFault | ErrorCode>>
  readonly onChange: (field: keyof Address, value: string) => void
  /** `shipping` or `billing`: the section of every autocomplete token, and the prefix of every id. */
  readonly section: 'shipping' | 'billing'
}

/** Words for a fault: a form sentence, or the sentence of its code. */
export function faultWords(t: Words['t'], fault: FieldFault | ErrorCode): string {
  return isErrorCode(fault) ? t(wordsKeyOf(fault)) : t(`forms.${fault}`)
}

/** Id of an address field's box, for error summaries. */
export function fieldId(section: string, field: string): string {
  return `${section}-${field}`
}

/** A postal address in the order of the spec; state or province and the postal code follow the country. */
export function AddressFields({ address, faults, onChange, section }: AddressFieldsProps): ReactNode {
  const { t, locale } = useWords()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' })
    return SHIPPING_COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))
  }, [locale])
  const { country } = address
  const regions = country === 'US' ? Object.entries(US_STATES) : country === 'CA' ? Object.entries(CA_PROVINCES).map(([code, { name }]) => [code, name] as const) : undefined
  const box = (field: keyof Address, token: string) => ({
    id: fieldId(section, field), name: SHIPPING_FIELDS[field], value: address[field], autoComplete: `${section} ${token}`,
    error: faults[field] === undefined ? undefined : faultWords(t, faults[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(field, event.currentTarget.value),
  })
  const zip = country === 'US'
    ? { label: t('checkout.zipcodeUs'), hint: t('checkout.zipcodeUsHint') }
    : country === 'CA' ? { label: t('checkout.postalCode'), hint: t('checkout.postalCodeHint') } : { label: t('checkout.zipcode') }
  return (
    <>
      <SelectField whole label={t('checkout.country')} options={countries} {...box('country', 'country')} />
      <TextField whole label={t('checkout.fullName')} {...box('fullName', 'name')} />
      <TextField whole label={t('checkout.line1')} hint={t('checkout.line1Hint')} {...box('line1', 'address-line1')} />
      <TextField whole optional label={t('checkout.line2')} {...box('line2', 'address-line2')} />
      <TextField whole label={t('checkout.city')} {...box('city', 'address-level2')} />
      {regions ? (
        <SelectField
          withEmpty label={t(country === 'US' ? 'checkout.state' : 'checkout.province')} options={regions.map(([value, label]) => ({ value, label }))} {...box('state', 'address-level1')}
        />
      ) : <TextField optional label={t('checkout.region')} {...box('state', 'address-level1')} />}
      <TextField {...zip} {...box('zipcode', 'postal-code')} />
      <TextField whole type="tel" label={t('checkout.phone')} hint={t('checkout.phoneHint')} {...box('phone', 'tel')} />
    </>
  )
}
