import { giftCodeProblemOf } from '@selvage/core/credit'
import { COMPANIES, COMPANY_METHODS } from '@selvage/core/payment'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { CardLine, CreditName } from '@selvage/react/checkout'
import { RadioCards, TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import * as css from './plain-checkout.css.ts'
import { Sent } from './plain-form.tsx'
import type { PlainCheckoutProps } from './plain-form.tsx'

/** The ways to pay that need no script, and the code of a gift certificate. */
export function PaymentForms({ checkout, state, rejection }: PlainCheckoutProps): ReactNode {
  const { t, lang, money } = useMessages()
  const { credits, due } = checkout
  const certificate = credits.find(({ kind }) => kind === 'gift_certificate')
  const reason = giftCodeProblemOf(rejection?.codeError) ?? 'unknown'
  const offered = (method: string) =>
    state.offers.some((offer) => offer.method === method && offer.reason === null)
  const options = [
    ...(offered('saved_card')
      ? state.savedCards
          .filter(({ expired }) => !expired)
          .map((card) => ({ value: card.id, title: <CardLine card={card} /> }))
      : []),
    ...COMPANY_METHODS.filter(offered).map((value) => ({ value, title: COMPANIES[value] })),
  ]
  return (
    <>
      <form className={css.form} method="post" noValidate>
        <Sent checkout={checkout} intent={certificate ? 'gift-off' : 'gift'} />
        {certificate ? (
          <p>
            <CreditName credit={certificate} />: −{money(certificate.amount)}
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
          <p>{t('page.plainCheckout', { companies: Object.values(COMPANIES).join(', ') })}</p>
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
