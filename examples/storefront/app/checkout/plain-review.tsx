import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { CreditLines, DeliveryLine, PaymentLine, PlaceHint } from '@selvage/react/checkout'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import * as css from './plain-checkout.css.ts'
import { Sent } from './plain-form.tsx'
import type { PlainCheckoutProps } from './plain-form.tsx'

/** The order before it is placed, or the way to the page where its payment is confirmed. */
export function ReviewForm({ checkout, state }: PlainCheckoutProps): ReactNode {
  const { t, lang, money } = useMessages()
  const { attempt, due, order, email, payment, credits, gift } = checkout
  const delivery = checkout.deliveryOptions.find(({ id }) => id === checkout.deliveryOptionId)
  const { total } = order.pricing
  if (attempt?.state === 'challenged' && attempt.actionUrl !== null)
    return (
      <Flash severity="attention" title={t('checkout.challengeTitle')}>
        <p>{t('checkout.challengeText')}</p>
        <form className={css.actions} method="post">
          <Sent checkout={checkout} intent="give-up" />
          <input type="hidden" name="attempt_id" value={attempt.id} />
          <ButtonLink kind="buy" href={attempt.actionUrl}>
            {t('checkout.challengeOpen')}
          </ButtonLink>
          <Button type="submit">{t('checkout.challengeCancel')}</Button>
        </form>
      </Flash>
    )
  if (attempt && attempt.state !== 'declined')
    return (
      <Flash severity="info" title={t('checkout.checking')}>
        <p>{t('checkout.checkingHelp')}</p>
        <ButtonLink href={localizePath('checkout-review', lang)}>{t('common.tryAgain')}</ButtonLink>
      </Flash>
    )
  return (
    <form className={css.form} method="post">
      <Sent checkout={checkout} intent="place" />
      <input type="hidden" name="attempt_id" value={state.attemptId} />
      <input type="hidden" name="total" value={total.minor} />
      <input type="hidden" name="currency" value={total.currency} />
      {email !== null && (
        <p>
          {t('checkout.sendTo')} {email}
        </p>
      )}
      {delivery && (
        <p>
          <DeliveryLine option={delivery} gift={gift} />
        </p>
      )}
      <CreditLines credits={credits} due={due} />
      {payment && (
        <p>
          {t('checkout.payWith')}: <PaymentLine payment={payment} />
        </p>
      )}
      <p>
        <PlaceHint checkout={checkout} />
      </p>
      <div className={css.actions}>
        <Button kind="buy" type="submit" end={money(due)}>
          {t('checkout.place')}
        </Button>
        <a href={localizePath('checkout-payment', lang)}>{t('checkout.change_payment')}</a>
      </div>
    </form>
  )
}
