'use client'
import type { Checkout } from '@selvage/core/checkout'
import type { ShopError } from '@selvage/core/contract'
import { giftCodeOf, giftCodeProblemOf } from '@selvage/core/credit'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import { CheckboxField } from '../field/index.ts'
import { errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { CodeForm } from './code-form.tsx'
import * as own from './credit.css.ts'
import { useCredit } from './use-credit.ts'

interface CreditSectionProps {
  readonly checkout: Checkout
  /** Called with the order once other credit pays it. */
  readonly onChange: (checkout: Checkout) => void
}

/** The credit that comes off an order before it is paid: a gift certificate, Spoondollars. */
export function CreditSection({ checkout, onChange }: CreditSectionProps): ReactNode {
  const { t, money } = useMessages()
  const announce = useAnnounce()
  const { credits, due, spoondollars, hasSubscription } = checkout
  const change = useCredit(checkout, (changed) => {
    announce(`${t('checkout.toPay')}: ${money(changed.due)}`)
    onChange(changed)
  })
  // Most shoppers have neither, so that the fields of the card come first.
  const [isOpen] = useState(credits.length > 0 || (spoondollars?.balance.minor ?? 0) > 0)
  const used = credits.find(({ kind }) => kind === 'spoondollars')
  const failedSpoondollars =
    change.failed?.part === 'spoondollars' ? errorText(t, change.failed.error) : undefined
  return (
    <Disclosure summary={t('checkout.creditTitle')} open={isOpen}>
      <Certificate checkout={checkout} change={change} />
      {spoondollars && spoondollars.balance.minor > 0 && (
        <div className={own.row}>
          <CheckboxField
            name="spoondollars"
            label={t('checkout.spoondollarsUse')}
            hint={t(hasSubscription ? 'checkout.spoondollarsNot' : 'checkout.spoondollarsHave', {
              amount: money(spoondollars.balance),
            })}
            error={failedSpoondollars}
            checked={used !== undefined}
            aria-disabled={hasSubscription || undefined}
            onChange={() => {
              if (!hasSubscription) void change.setAmount(used ? null : spoondollars.usable)
            }}
          />
          {used && <p className={own.amount}>{`−${money(used.amount)}`}</p>}
        </div>
      )}
      {credits.length > 0 && (
        <p className={own.row}>
          <span>{t('checkout.toPay')}</span>
          <b className={own.amount}>{money(due)}</b>
        </p>
      )}
    </Disclosure>
  )
}

interface CertificateProps {
  readonly checkout: Checkout
  readonly change: ReturnType<typeof useCredit>
}

/** The field of a gift certificate's code, or the certificate that pays. */
function Certificate({ checkout, change }: CertificateProps): ReactNode {
  const { t, money } = useMessages()
  const applied = checkout.credits.find(({ kind }) => kind === 'gift_certificate')
  const { failed } = change
  const form = (
    <CodeForm
      name="gift_code"
      label={t('checkout.giftCode')}
      hint={t('checkout.giftCodeHint')}
      maxLength={64}
      send={t('checkout.giftApply')}
      busy={change.busy === 'certificate'}
      problemOf={(typed) => {
        if (typed.trim() === '') return t('checkout.gift_blank')
        return giftCodeOf(typed) === undefined ? t('checkout.gift_form') : undefined
      }}
      rejected={failed?.part === 'certificate' ? rejection(t, failed.error) : undefined}
      applied={
        applied && {
          text: t('checkout.giftOn', { label: applied.label }),
          remove: t('checkout.giftOff'),
        }
      }
      onChange={change.setCode}
    />
  )
  return (
    <div className={applied && own.row}>
      {form}
      {applied && <p className={own.amount}>{`−${money(applied.amount)}`}</p>}
    </div>
  )
}

/** Says why a certificate cannot pay the order. */
function rejection(t: Messages['t'], error: ShopError): string {
  const reason = giftCodeProblemOf(error.all?.[0]?.message)
  return reason ? t(`checkout.gift_${reason}`) : errorText(t, error)
}
