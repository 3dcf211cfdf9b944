import type { Checkout } from '@selvage/core/checkout'
import { isErrorCode } from '@selvage/core/errors'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { AddressFields, CardLine } from '@selvage/react/checkout'
import { ErrorSummary } from '@selvage/react/error-summary'
import { CheckboxField, RadioCards, TextField } from '@selvage/react/field'
import { ErrorNotice } from '@selvage/react/flash'
import type { ErrorMessage } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { OrderSummary } from '@selvage/react/order'
import type { ReactNode } from 'react'
import type { PlainTyped } from './plain-action.server.ts'
import * as css from './plain-checkout.css.ts'
import { PlainReview } from './plain-review.tsx'
import { Sent } from './plain-sent.tsx'
import type { PlainState } from './plain-state.server.ts'

/** The rejection of a form, as the page's action gives it. */
export interface PlainRejection {
  readonly typed: PlainTyped
  readonly wrong: Readonly<Partial<Record<string, string>>>
  readonly codeError: string | undefined
  readonly error: ErrorMessage | undefined
}

interface PlainCheckoutProps {
  readonly checkout: Checkout
  readonly guest: boolean
  readonly country: string
  readonly state: PlainState
  readonly rejection: PlainRejection | undefined
}

/** The checkout of an order of which nothing is shipped, as plain forms without a script. */
export function PlainCheckout(props: PlainCheckoutProps): ReactNode {
  const { t } = useMessages()
  const { checkout, state, rejection } = props
  const title = state.step === 'shipping' ? 'contactTitle' : (`${state.step}Title` as const)
  return (
    <div className={css.plain}>
      <h1>{t(`checkout.${title}`)}</h1>
      {rejection?.error && <ErrorNotice error={rejection.error} />}
      {state.step === 'shipping' && <ContactForm {...props} />}
      {state.step === 'payment' && <PaymentForms {...props} />}
      {state.step === 'review' && <PlainReview {...props} />}
      <OrderSummary order={checkout.order} />
    </div>
  )
}

function ContactForm({ checkout, guest, country, rejection }: PlainCheckoutProps): ReactNode {
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
        address={{
          ...NO_ADDRESS,
          country: typed?.country ?? checkout.shippingAddress?.country ?? country,
        }}
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

const NO_ADDRESS = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipcode: '',
  phone: '',
} as const

const REASONS = ['empty', 'currency', 'subscription'] as const

function PaymentForms({ checkout, state, rejection }: PlainCheckoutProps): ReactNode {
  const { t, lang, money } = useMessages()
  const { credits, due } = checkout
  const certificate = credits.find(({ kind }) => kind === 'gift_certificate')
  const reason = REASONS.find((each) => each === rejection?.codeError) ?? 'unknown'
  const offered = (method: string) =>
    state.offers.some((offer) => offer.method === method && offer.reason === null)
  const options = [
    ...(offered('saved_card')
      ? state.savedCards
          .filter(({ expired }) => !expired)
          .map((card) => ({ value: card.id, title: <CardLine card={card} /> }))
      : []),
    ...(offered('paypal') ? [{ value: 'paypal', title: 'PayPal' }] : []),
    ...(offered('afterpay') ? [{ value: 'afterpay', title: 'Afterpay' }] : []),
  ]
  return (
    <>
      <form className={css.form} method="post" noValidate>
        <Sent checkout={checkout} intent={certificate ? 'gift-off' : 'gift'} />
        {certificate ? (
          <p>
            {t('checkout.giftOn', { label: certificate.label })}: −{money(certificate.amount)}
          </p>
        ) : (
          <TextField
            id="plain-code"
            name="code"
            autoComplete="off"
            maxLength={64}
            label={t('checkout.giftCode')}
            hint={t('checkout.giftCodeHint')}
            error={rejection?.codeError === undefined ? undefined : t(`checkout.gift_${reason}`)}
            defaultValue={rejection?.typed.code}
          />
        )}
        <div className={css.actions}>
          <Button type="submit">
            {t(certificate ? 'checkout.giftOff' : 'checkout.giftApply')}
          </Button>
        </div>
      </form>
      {due.minor === 0 ? (
        <>
          <p>{t('checkout.nothingDue')}</p>
          <div className={css.actions}>
            <ButtonLink kind="buy" href={localizePath('checkout-review', lang)}>
              {t('checkout.toReview')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <form className={css.form} method="post" noValidate>
          <Sent checkout={checkout} intent="payment" />
          <p>{t('page.plainCheckout')}</p>
          {options.length > 0 && (
            <>
              <RadioCards
                legend={t('checkout.paymentTitle')}
                name="method"
                options={options}
                defaultValue={options[0]?.value}
              />
              <div className={css.actions}>
                <Button kind="buy" type="submit" end={money(due)}>
                  {t('checkout.toReview')}
                </Button>
              </div>
            </>
          )}
        </form>
      )}
      <p>
        <a href={localizePath('checkout-shipping', lang)}>{t('checkout.change_contact')}</a>
      </p>
    </>
  )
}
