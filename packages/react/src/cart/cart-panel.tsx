'use client'
import type { Cart } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { OrderLine } from '../order/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './cart.css.ts'

export interface CartPanelProps {
  readonly cart: Cart | null
  readonly cartHref: string
  readonly checkoutHref: string
}

/** The content of the cart's popover: short lines, the subtotal, links to cart and checkout. */
export function CartPanel({ cart, cartHref, checkoutHref }: CartPanelProps): ReactNode {
  const { t, money } = useMessages()
  if (cart === null || cart.items.length === 0)
    return <p className={css.panel}>{t('cart.empty')}</p>
  return (
    <div className={css.panel}>
      <ul className={css.panelLines}>
        {cart.items.map((item) => (
          <li key={item.id}>
            <OrderLine item={item} look="summary" />
          </li>
        ))}
      </ul>
      <p className={css.panelRow}>
        <span>{t('cart.subtotal')}</span>
        <span>{money(cart.pricing.subtotal)}</span>
      </p>
      <div className={css.panelActions}>
        <ButtonLink href={cartHref}>{t('cart.viewCart')}</ButtonLink>
        <ButtonLink kind="buy" href={checkoutHref} rel="nofollow">
          {t('cart.checkout')}
        </ButtonLink>
      </div>
    </div>
  )
}
