'use client'
import type { Money } from '@selvage/core/money'
import { COMPANIES, installmentSummary } from '@selvage/core/payment'
import type { CompanyMethod, PaymentRule } from '@selvage/core/payment'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './order.css.ts'

/** The totals that can be paid in installments, and the company that takes them. */
export interface InstallmentLimits extends Pick<PaymentRule, 'minMinor' | 'maxMinor'> {
  readonly method: CompanyMethod
}

/** Says what a total is in four payments, or which totals can be paid so. */
export function InstallmentNote({
  total,
  limits,
}: {
  /** The order's total. */
  readonly total: Money
  /** The totals that can be paid so, by the rule of the shop's installments. */
  readonly limits: InstallmentLimits
}): ReactNode {
  needProps('InstallmentNote', { total, limits })
  const { method, minMinor, maxMinor } = limits
  const { t, money } = useMessages()
  const { minor, currency } = total
  const [min, max] = [minMinor ?? 1, maxMinor ?? minor]
  const { amount, isEqual } = installmentSummary(total)
  const company = COMPANIES[method]
  return (
    <p className={css.shippingNote}>
      {minor < min || minor > max
        ? t('cart.installmentsRange', {
            company,
            min: money({ minor: min, currency }),
            max: money({ minor: max, currency }),
          })
        : t(isEqual ? 'cart.installments' : 'cart.installmentsMost', {
            company,
            amount: money(amount),
          })}
    </p>
  )
}
