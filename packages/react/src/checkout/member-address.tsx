'use client'
import { addressLines } from '@selvage/core/checkout'
import type { ShippingForm } from '@selvage/core/checkout'
import { ADDRESS_PARTS } from '@selvage/core/addresses'
import type { SavedAddress } from '@selvage/core/addresses'
import { formatCountry } from '@selvage/i18n/format'
import type { FieldErrors } from '@selvage/machines/checkout'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { CheckboxField, RadioCards, whole } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './checkout.css.ts'

const OTHER = 'other'
/** Props of {@link MemberAddress}. */
interface MemberAddressProps {
  readonly form: ShippingForm
  readonly fieldErrors: FieldErrors
  readonly addresses: readonly SavedAddress[]
  readonly onChange: <Field extends keyof ShippingForm>(
    field: Field,
    value: ShippingForm[Field],
  ) => void
  /** The fields of an address. */
  readonly children: ReactNode
}

/**
 * A member's address: one of those that are saved, or the fields of another, which is saved with
 * the order unless the member unticks that. Fields with errors are shown in any case.
 */
export function MemberAddress({
  form,
  fieldErrors,
  addresses,
  onChange,
  children,
}: MemberAddressProps): ReactNode {
  const { t, locale } = useMessages()
  const [chosen, setChosen] = useState(
    () =>
      addresses.find((saved) => ADDRESS_PARTS.every((field) => saved[field] === form[field]))?.id ??
      OTHER,
  )
  // The typed address comes back with the choice of another one.
  const [typed, setTyped] = useState<Partial<ShippingForm>>({
    country: form.country,
    saveAddress: true,
  })
  const choose = (id: string) => {
    const saved = addresses.find((each) => each.id === id)
    if (chosen === OTHER) setTyped(form)
    setChosen(id)
    for (const field of ADDRESS_PARTS) onChange(field, (saved ?? typed)[field] ?? '')
    onChange('saveAddress', saved ? false : (typed.saveAddress ?? true))
  }
  // Decided where the member sees it: a form without these fields saves nothing.
  const isUndecided = form.saveAddress === undefined
  useEffect(() => {
    if (isUndecided) onChange('saveAddress', chosen === OTHER)
  }, [isUndecided, chosen, onChange])
  const hasErrors = ADDRESS_PARTS.some((field) => fieldErrors[field])
  return (
    <>
      {form.email !== '' && (
        <p className={`${whole} ${css.text}`}>{t('checkout.emailKnown', { email: form.email })}</p>
      )}
      {addresses.length > 0 && (
        <div className={whole}>
          <RadioCards
            legend={t('checkout.savedAddresses')}
            name="address_id"
            value={chosen}
            onChange={choose}
            options={[
              ...addresses.map((saved) => {
                const [title = '', ...lines] = addressLines(saved)
                return {
                  value: saved.id,
                  title,
                  detail: [...lines, formatCountry(saved.country, locale)].join(', '),
                }
              }),
              { value: OTHER, title: t('checkout.anotherAddress') },
            ]}
          />
        </div>
      )}
      {(chosen === OTHER || hasErrors) && (
        <>
          {children}
          <CheckboxField
            whole
            name="save_address"
            label={t('checkout.saveAddress')}
            checked={form.saveAddress ?? chosen === OTHER}
            onChange={(event) => onChange('saveAddress', event.currentTarget.checked)}
          />
        </>
      )}
    </>
  )
}
