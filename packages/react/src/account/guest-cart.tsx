'use client'
import type { Cart } from '@selvage/core/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { lineImage } from '../order/line-text.ts'
import { PICTURE_WIDTH } from '../order/line-look.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import * as css from './account.css.ts'

/** The most cloths of a strip. */
const MOST = 4

/** Props of {@link GuestCart}. */
export interface GuestCartProps {
  /** The guest's cart, with at least one line. */
  readonly cart: Pick<Cart, 'items' | 'pricing' | 'promo' | 'count'>
}

/** The cloths of a guest's cart, and that they come along to the account. */
export function GuestCart({ cart }: GuestCartProps): ReactNode {
  needProps('GuestCart', { cart })
  const { t, money } = useMessages()
  const gatewayUrl = useGatewayUrl()
  const pictures = cart.items.flatMap((item) => {
    const picture = lineImage(item, gatewayUrl)
    return picture ? [{ id: item.id, ...picture }] : []
  })
  return (
    <section className={`${component} ${css.along}`}>
      <div className={css.cloths}>
        {pictures.slice(0, MOST).map(({ id, src, height }) => (
          <img key={id} src={src} alt="" width={PICTURE_WIDTH} height={height} decoding="async" />
        ))}
      </div>
      <div className={css.alongText}>
        <h2>{t('account.guestCartTitle')}</h2>
        <p>
          {t('account.guestCart', { count: cart.count, total: money(cart.pricing.total) })}
          {cart.promo && ` ${t('account.guestCartPromo', { code: cart.promo.code })}`}
        </p>
      </div>
    </section>
  )
}
