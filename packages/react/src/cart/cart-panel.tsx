'use client'
import type { Cart } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { OrderLine } from '../order/index.ts'
import { useMessages } from '../messages/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import * as css from './cart.css.ts'
import { needHrefs, needProps } from '../provider/need-props.ts'

/** The props of `CartPanel`; it leads to a checkout of this site or of another origin. */
export interface CartPanelProps {
  /** The cart to show, as `useCart` or the call `getCart` has it; null for none. */
  readonly cart: Cart | null
  /** The cart's own page. */
  readonly cartHref: string
  /** The checkout's page; left out where a storefront on another origin checks out. */
  readonly checkoutHref?: string | undefined
  /** Address of that storefront: the cart is handed over to it, as by `CheckoutLink`. */
  readonly storefront?: string | undefined
  /** Address of the cart at the storefront, when it was taken there: an empty one is not lost. */
  readonly movedHref?: string | undefined
}

/** The content of the cart's popover: short lines, the subtotal, links to cart and checkout. */
export function CartPanel({
  cart,
  cartHref,
  checkoutHref,
  storefront,
  movedHref,
}: CartPanelProps): ReactNode {
  if (cart !== null) needProps('CartPanel', { cart }, {}, 'of useCart()')
  needHrefs('CartPanel', { cartHref })
  const { t, money } = useMessages()
  if (cart === null || cart.items.length === 0) {
    if (movedHref === undefined) return <p className={css.panel}>{t('cart.empty')}</p>
    return (
      <div className={css.panel}>
        <p className={css.panelRow}>{t('cart.moved')}</p>
        <p>{t('cart.movedHelp')}</p>
        <ButtonLink href={movedHref}>{t('cart.openMoved')}</ButtonLink>
      </div>
    )
  }
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
        <CheckoutButton href={checkoutHref} storefront={storefront} />
      </div>
    </div>
  )
}
