'use client'
import type { Cart } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './cart.css.ts'

interface GroupDiscountProps {
  readonly cart: Cart
  /** The page on which a shopper proves a group; undefined where there is none. */
  readonly href: string | undefined
}

/**
 * The discount of the shopper's group: that it counts, that a promo code saves more, or, as long as
 * no group is proved, the way to prove one.
 */
export function GroupDiscount({ cart, href }: GroupDiscountProps): ReactNode {
  const { t, percent } = useMessages()
  const { groupDiscount, offersGroups, pricing, promo } = cart
  if (groupDiscount === null) {
    if (!offersGroups || href === undefined) return null
    return (
      <p className={css.plain}>
        {t('cart.groupAsk')} <a href={href}>{t('cart.groupProve')}</a>
      </p>
    )
  }
  const named = {
    discount: t(`cart.discount_${groupDiscount.group}`),
    percent: percent(groupDiscount.percentOff / 100),
  }
  if (pricing.discountGroup !== null)
    return <p className={css.promoOn}>{t('cart.groupOn', named)}</p>
  // Nothing in the cart is discounted where neither counts.
  return promo && <p className={css.plain}>{t('cart.groupOutdone', named)}</p>
}
