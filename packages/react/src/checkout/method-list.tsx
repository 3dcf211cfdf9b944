'use client'
import type { Money } from '@selvage/core/money'
import { COMPANIES, COMPANY_METHODS, hasInstallments } from '@selvage/core/payment'
import type { CompanyMethod, MethodOffer, SavedCard } from '@selvage/core/payment'
import type { MethodChoice } from '@selvage/machines/checkout'
import type { ReactNode } from 'react'
import { fieldErrorText } from './field-error-text.ts'
import { CardLine } from './card-line.tsx'
import { InstallmentPlan, InstallmentSummary } from './installment-plan.tsx'
import { offScreen } from './checkout.css.ts'
import * as css from './methods.css.ts'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'

/** The ways to pay of a payment form, and which of them is chosen. */
export interface MethodListProps {
  /** The ways to pay that the shop offers, each with the reason against it. */
  readonly offers: readonly MethodOffer[]
  /** The member's saved cards; none for a guest. */
  readonly savedCards: readonly SavedCard[]
  /** The chosen one. */
  readonly choice: MethodChoice
  /** Called with another one that was chosen. */
  readonly onChoose: (choice: MethodChoice) => void
  /** The order's total, which installments are made of. */
  readonly total: Money
  /** The fields of a new card, shown while it is chosen. */
  readonly children: ReactNode
}

/** The texts and fields that a way to pay has beside its name. */
interface Details {
  readonly hint?: ReactNode
  /** Shown while the way is chosen. */
  readonly content?: ReactNode
  /** True where the content is shown before the way is chosen, too. */
  readonly isOpen?: boolean
}

/**
 * The ways to pay, as real radios. A way that cannot pay the order stays in the list, is reached by
 * keyboard, and says why.
 */
export function MethodList(props: MethodListProps): ReactNode {
  const { offers, savedCards, choice, onChoose, total, children } = props
  const { t, money } = useMessages()
  const { saved_card: savedOffer, ...others } = Object.fromEntries(
    offers.map((offer) => [offer.method, offer]),
  ) as Partial<Record<MethodOffer['method'], MethodOffer>>
  const row = (
    value: MethodChoice,
    title: ReactNode,
    reason: string | undefined,
    { hint, content, isOpen = false }: Details = {},
  ): ReactNode => {
    const id = value.method === 'saved_card' ? `pay-${value.cardId}` : `pay-${value.method}`
    const checked = isSame(value, choice)
    return (
      <div key={id} className={css.method} data-off={reason === undefined ? undefined : ''}>
        <label className={css.head}>
          <span>
            <b id={`${id}-title`} className={css.title}>
              {title}
            </b>
            {(reason ?? hint) !== undefined && (
              <span id={`${id}-hint`} className={reason === undefined ? css.hint : css.reason}>
                {reason ?? hint}
              </span>
            )}
          </span>
          <input
            type="radio"
            name="payment_method"
            className={css.radio}
            checked={checked}
            aria-labelledby={`${id}-title`}
            aria-describedby={(reason ?? hint) === undefined ? undefined : `${id}-hint`}
            aria-disabled={reason === undefined ? undefined : true}
            onChange={() => {
              if (reason === undefined) onChoose(value)
            }}
          />
        </label>
        {content && (checked || isOpen) && reason === undefined && (
          <div className={css.content}>{content}</div>
        )}
      </div>
    )
  }
  const reasonOf = (offer: MethodOffer) => reasonText(offer, t, money)
  const detailsOf = (method: CompanyMethod): Details =>
    hasInstallments(method)
      ? {
          hint: <InstallmentSummary total={total} />,
          content: <InstallmentPlan total={total} />,
          isOpen: true,
        }
      : { hint: t('checkout.companyHint', { company: COMPANIES[method] }) }
  return (
    <fieldset className={css.methods}>
      <legend className={offScreen}>{t('checkout.paymentTitle')}</legend>
      {savedOffer &&
        savedCards.map((card) =>
          row(
            { method: 'saved_card', cardId: card.id },
            <CardLine card={card} />,
            card.expired ? t('errors.CARD_EXPIRED') : reasonOf(savedOffer),
          ),
        )}
      {others.card &&
        row({ method: 'card' }, t('checkout.newCard'), reasonOf(others.card), {
          hint: t('checkout.cardHint'),
          content: children,
        })}
      {COMPANY_METHODS.map((method) => {
        const offer = others[method]
        return offer && row({ method }, COMPANIES[method], reasonOf(offer), detailsOf(method))
      })}
    </fieldset>
  )
}

const isSame = (a: MethodChoice, b: MethodChoice): boolean =>
  a.method === b.method &&
  (a.method !== 'saved_card' || b.method !== 'saved_card' || a.cardId === b.cardId)

/** Says why a way to pay cannot pay the order; undefined when it can. */
function reasonText(
  { method, reason }: MethodOffer,
  t: Messages['t'],
  money: Messages['money'],
): string | undefined {
  if (!reason) return undefined
  const { code } = reason
  const limit = 'limit' in reason ? money(reason.limit) : undefined
  if (!hasInstallments(method))
    return limit !== undefined && code === 'STRIPE_TOTAL_AMOUNT_TOO_LOW'
      ? t(`errors.${code}`, { amount: limit })
      : fieldErrorText(t, code)
  const company = COMPANIES[method]
  switch (reason.reason) {
    case 'guest':
      return fieldErrorText(t, code)
    case 'subscription':
      return t('checkout.installments_subscription')
    case 'minimum':
    case 'maximum':
      return t(`checkout.installments_${reason.reason}`, { company, limit: money(reason.limit) })
    default:
      return t(`checkout.installments_${reason.reason}`, { company })
  }
}
