'use client'
import { MOST_ADDRESSES } from '@selvage/core/addresses'
import type { AddressToSave } from '@selvage/core/addresses'
import type { Address, AddressRegions } from '@selvage/core/checkout'
import type { FormError } from '@selvage/machines/checkout'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { addressErrors, AddressFields } from '../checkout/address-fields.tsx'
import { useAddressAdvice } from '../checkout/use-address-advice.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { byScript } from '../field/by-script.ts'
import { CheckboxField, formGrid } from '../field/index.ts'
import { ErrorNotice, Flash } from '../flash/index.ts'
import type { ErrorMessage } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import * as css from './addresses.css.ts'

/** Props of {@link AddressForm}. */
export interface AddressFormProps {
  /** The address that the form is posted to. */
  readonly action: string
  /** The postal address that the form begins with; an empty text for each empty field. */
  readonly address: AddressToSave
  /** The errors by field; none when left out. */
  readonly errors?: Partial<Record<keyof Address, FormError>> | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** True when the member has as many addresses as can be saved. */
  readonly isFull?: boolean | undefined
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt?: number | undefined
  /** The page to go back to without saving. */
  readonly backHref: string
  /** False for the default address, which stays that until another one is. */
  readonly asksDefault?: boolean | undefined
  /** The regions of the address's country, for a page whose script is not there. */
  readonly regions?: AddressRegions | undefined
  /** Called with the address in place of sending the form, where a script saves it. */
  readonly onSubmit?: ((address: AddressToSave) => void) | undefined
  /** True while the script is at work. */
  readonly busy?: boolean | undefined
}

/**
 * A plain form that saves an address, with the fields of the shipping form, `is_default`, and
 * `intent` as `save`. Its fields follow the chosen country once its script is there.
 */
export function AddressForm({
  action,
  address,
  errors = {},
  error,
  isFull = false,
  attempt = 0,
  backHref,
  asksDefault = true,
  regions,
  onSubmit,
  busy = false,
}: AddressFormProps): ReactNode {
  needProps('AddressForm', { address })
  const { t } = useMessages()
  const [typed, setTyped] = useState<Address>(address)
  const [shown, setShown] = useState(errors)
  const [tried, setTried] = useState(attempt)
  if (tried !== attempt) {
    setTried(attempt)
    setShown(errors)
  }
  const advice = useAddressAdvice(typed.zipcode)
  const change = (field: keyof Address, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setShown(({ [field]: mended, ...others }) => others)
  }
  const submit =
    onSubmit &&
    ((form: HTMLFormElement) => {
      const isDefault = new FormData(form).has('is_default')
      onSubmit({ ...typed, isDefault: asksDefault ? isDefault : address.isDefault })
    })
  return (
    <form
      className={`${component} ${css.form}`}
      method="post"
      action={action}
      noValidate
      onSubmit={byScript(submit)}
    >
      <ErrorSummary attempt={attempt} errors={addressErrors(t, 'shipping', typed, shown)} />
      {error && <ErrorNotice error={error} />}
      {isFull && <Flash severity="attention">{t('addresses.full', { max: MOST_ADDRESSES })}</Flash>}
      <div className={formGrid}>
        <AddressFields
          section="shipping"
          address={typed}
          fieldErrors={shown}
          onChange={change}
          regions={regions}
          advice={advice && !shown.zipcode && <advice.RegionAdvice address={typed} />}
        />
        {asksDefault && (
          <CheckboxField
            whole
            name="is_default"
            value="1"
            label={t('addresses.makeDefault')}
            defaultChecked={address.isDefault}
          />
        )}
      </div>
      <div className={css.formActions}>
        <ButtonLink kind="link" href={backHref}>
          {t('common.cancel')}
        </ButtonLink>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {t('addresses.save')}
        </Button>
      </div>
    </form>
  )
}
