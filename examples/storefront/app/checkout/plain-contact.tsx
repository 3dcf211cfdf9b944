import { emptyAddress } from '@selvage/core/checkout'
import { isErrorCode } from '@selvage/core/errors'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { AddressFields } from '@selvage/react/checkout'
import { ErrorSummary } from '@selvage/react/error-summary'
import { CheckboxField, TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import { accountPath } from '../account/account-paths.ts'
import * as css from './plain-checkout.css.ts'
import { Sent } from './plain-form.tsx'
import type { PlainCheckoutProps } from './plain-form.tsx'

/** The e-mail address and the billing country of an order of which nothing is shipped. */
export function ContactForm({
  checkout,
  guest,
  country,
  rejection,
}: PlainCheckoutProps): ReactNode {
  const { t, lang } = useMessages()
  const { typed, wrong = {} } = rejection ?? {}
  const errorOf = (field: 'email' | 'emailRetype' | 'country') =>
    wrong[field] === undefined ? undefined : t(`checkout.${field}Right`)
  const fields = ['email', 'emailRetype', 'country'] as const
  const email = typed?.email ?? checkout.email ?? ''
  return (
    <form className={css.form} method="post" noValidate>
      <Sent checkout={checkout} intent="contact" />
      <ErrorSummary
        attempt={1}
        errors={fields.flatMap((field) => {
          const message = errorOf(field)
          return message === undefined ? [] : [{ fieldId: `shipping-${field}`, message }]
        })}
      />
      {guest && (
        <>
          <p>
            <a href={accountPath('login', lang, localizePath('checkout-shipping', lang))}>
              {t('checkout.haveAccount')}
            </a>
          </p>
          <TextField
            id="shipping-email"
            name="email"
            type="email"
            autoComplete="email"
            label={t('checkout.email')}
            hint={t('checkout.emailHintUnshipped')}
            error={errorOf('email')}
            defaultValue={email}
          />
          <TextField
            id="shipping-emailRetype"
            name="email_retype"
            type="email"
            autoComplete="email"
            label={t('checkout.emailRetype')}
            error={errorOf('emailRetype')}
            defaultValue={typed?.emailRetype ?? email}
          />
        </>
      )}
      <AddressFields
        countryOnly
        section="shipping"
        address={emptyAddress(typed?.country ?? checkout.shippingAddress?.country ?? country)}
        fieldErrors={isErrorCode(wrong['country']) ? { country: wrong['country'] } : {}}
        onChange={() => undefined}
      />
      <CheckboxField
        name="newsletter_opt_in"
        label={t('checkout.newsletter')}
        defaultChecked={checkout.newsletter}
      />
      <div className={css.actions}>
        <Button kind="buy" type="submit">
          {t('checkout.toPayment')}
        </Button>
        <ButtonLink kind="link" href={localizePath('cart', lang)}>
          {t('navigation.backToCart')}
        </ButtonLink>
      </div>
    </form>
  )
}
