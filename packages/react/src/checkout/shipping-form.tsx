'use client'
import type { SavedAddress } from '@selvage/core/addresses'
import { checkShipping, SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, ShippingForm as Form } from '@selvage/core/checkout'
import type { FieldErrors } from '@selvage/machines/checkout'
import { useState } from 'react'
import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { ErrorSummary } from '../error-summary/index.ts'
import { CheckboxField, formGrid, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { addressErrors, addressErrorText, AddressFields, fieldId } from './address-fields.tsx'
import { Loading } from '../skeleton/index.ts'
import { StepActions } from './step-actions.tsx'
import type { StepBack } from './step-actions.tsx'
import { useAddressAdvice } from './use-address-advice.ts'
import { useMemberAddress } from './use-member-address.ts'
import * as css from './checkout.css.ts'
import { Link } from '../provider/link.tsx'
import { component } from '../theme/component.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link ShippingForm}. */
export interface ShippingFormProps {
  /** The form as it is typed: the e-mail addresses and the address. */
  readonly form: Form
  /** The errors by the names of their fields; empty while nothing is wrong. */
  readonly fieldErrors: FieldErrors
  /** Grows with each try, so that the summary takes focus again. */
  readonly attempt: number
  /** A guest gives an e-mail and retypes it. */
  readonly guest: boolean
  /** The page where a guest logs in; no link when left out. */
  readonly logInHref?: string | undefined
  /** False where nothing is shipped: the country alone is asked for then. True when left out. */
  readonly needsShipping?: boolean | undefined
  /** The addresses that a member has saved, to choose from. */
  readonly addresses?: readonly SavedAddress[] | undefined
  /** True while the form is being saved; the button at the end waits. */
  readonly busy: boolean
  /** Called with each change: the name of the field, and its new value. */
  readonly onChange: <Field extends keyof Form>(field: Field, value: Form[Field]) => void
  /** Called when the form is sent. */
  readonly onSubmit: () => void
  /** The way back: another page, or a function that shows the step before. */
  readonly back: StepBack
  /** Label of the button at the end. */
  readonly nextLabel: string
}

/** Where the order goes. @source spec 1 §3 Shipping form */
export function ShippingForm({
  form,
  fieldErrors,
  attempt,
  guest,
  logInHref,
  needsShipping = true,
  addresses = [],
  busy,
  onChange,
  onSubmit,
  back,
  nextLabel,
}: ShippingFormProps): ReactNode {
  needProps('ShippingForm', { form, fieldErrors, back })
  const { t } = useMessages()
  const advice = useAddressAdvice(form.email + form.zipcode)
  const [asked, setAsked] = useState<string>()
  const isOfMember = !guest && needsShipping
  const MemberAddress = useMemberAddress(isOfMember)
  // Fields that were shown before it would go again, with the focus and what is being typed.
  if (isOfMember && MemberAddress === undefined) return <Loading />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form asks once about what does not belong together; sent again as it is, it holds.
    const isRight = needsShipping && Object.keys(checkShipping(form, { guest })).length === 0
    const doubted = isRight ? advice?.regionDoubt(form) : undefined
    if (doubted === undefined || doubted === asked) return onSubmit()
    setAsked(doubted)
    const root = (event.currentTarget as Element).getRootNode() as Document | ShadowRoot
    root.getElementById(fieldId('shipping', 'zipcode'))?.focus()
  }
  const emailBox = (field: 'email' | 'emailRetype') => ({
    id: fieldId('shipping', field),
    name: SHIPPING_FIELDS[field],
    type: 'email' as const,
    inputMode: 'email' as const,
    autoComplete: 'email',
    label: t(`checkout.${field}`),
    value: form[field],
    error: fieldErrors[field] && addressErrorText(t, field, form.country, fieldErrors[field]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(field, event.currentTarget.value),
  })
  const emailAdvice = (field: 'email' | 'emailRetype') =>
    advice && (
      <advice.EmailAdvice
        email={form[field]}
        fieldId={fieldId('shipping', field)}
        onTake={(email) => onChange(field, email)}
      />
    )
  const fields = (
    <AddressFields
      section="shipping"
      countryOnly={!needsShipping}
      address={form}
      fieldErrors={fieldErrors}
      onChange={onChange as (field: keyof Address, value: string) => void}
      advice={
        advice &&
        !fieldErrors.zipcode && <advice.RegionAdvice address={form} asked={asked !== undefined} />
      }
    />
  )
  return (
    <form className={component} noValidate onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={addressErrors(t, 'shipping', form, fieldErrors)} />
      <div className={formGrid}>
        {guest && (
          <>
            {logInHref !== undefined && (
              <p className={css.haveAccount}>
                <Link href={logInHref}>{t('checkout.haveAccount')}</Link>
              </p>
            )}
            <TextField
              whole
              {...emailBox('email')}
              hint={t(needsShipping ? 'checkout.emailHint' : 'checkout.emailHintUnshipped')}
            />
            {emailAdvice('email')}
            <TextField whole {...emailBox('emailRetype')} />
            {emailAdvice('emailRetype')}
          </>
        )}
        {MemberAddress ? (
          <MemberAddress {...{ form, fieldErrors, addresses, onChange }}>{fields}</MemberAddress>
        ) : (
          fields
        )}
        <CheckboxField
          whole
          name="newsletter_opt_in"
          label={t('checkout.newsletter')}
          checked={form.newsletter}
          onChange={(event) => onChange('newsletter', event.currentTarget.checked)}
        />
      </div>
      <StepActions back={back} busy={busy} label={nextLabel} />
    </form>
  )
}
