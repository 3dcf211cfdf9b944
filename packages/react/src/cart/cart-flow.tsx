'use client'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { errorText, ErrorNotice } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { lineFullTitle } from '../order/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './cart.css.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartView } from './cart-view.tsx'
import type { CartViewProps } from './cart-view.tsx'
import { useCart } from './use-cart.ts'
import { useMovedCart } from './use-moved-cart.ts'
import { useCartFocus } from './use-cart-focus.ts'

/** The props of `CartFlow`: the cart that the page has already, and the addresses around it. */
export type CartFlowProps = Pick<
  CartViewProps,
  'checkoutHref' | 'storefront' | 'shopHref' | 'hrefFor'
> & {
  /**
   * The cart that the page was drawn with, null when there is none; loaded when it is left
   * undefined.
   */
  readonly cart?: Cart | null | undefined
  /** Where the forms go without a script; the page itself when left out. */
  readonly action?: string | undefined
}

/** The cart page: every change is sent as it is made, and the gateway's totals are shown. */
export function CartFlow({ cart, action = '', ...page }: CartFlowProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const announce = useAnnounce()
  const { view, send } = useCart(cart)
  const movedHref = useMovedCart(page.storefront)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const sent = view.lines.some(({ busy }) => busy) || view.promo.busy
  useEffect(() => {
    if (!scripted || sent || view.cart === null) return
    announce(t('cart.updated'))
    // Announced for each new version, not when the messages change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.cart?.version])

  const { root, follow } = useCartFocus(view)
  const remove = (item: OrderItem) => {
    follow(item.id)
    send({ type: 'REMOVE', id: item.id })
    announce(t('cart.removed', { title: lineFullTitle(item, messages) }))
  }
  const undo = ({ id }: OrderItem) => {
    follow(id)
    send({ type: 'UNDO', id })
  }
  if (view.status === 'loading') return <CartSkeleton />
  if (view.status === 'failed') {
    return (
      <EmptyState
        level={2}
        title={t('cart.loadFailed')}
        actions={<Button onClick={() => send({ type: 'RETRY' })}>{t('common.tryAgain')}</Button>}
      >
        {t('cart.loadFailedHelp')}
      </EmptyState>
    )
  }
  return (
    <div ref={root} tabIndex={-1} className={css.flow}>
      {view.notice === undefined ? null : (
        <ErrorNotice error={view.notice} onClose={() => send({ type: 'CLOSE_NOTICE' })} />
      )}
      <CartView
        {...page}
        movedHref={movedHref}
        action={action}
        cart={view.cart}
        lines={view.lines.filter(({ leaving }) => !leaving)}
        removed={view.removed}
        outdated={view.totalsOutdated}
        canCheckout={view.canCheckout}
        promo={{
          typed: view.promo.typed,
          busy: view.promo.busy,
          error: view.promo.error && errorText(t, view.promo.error),
        }}
        plain={!scripted}
        actions={{
          onQuantity: (item, typed) => send({ type: 'TYPE_QUANTITY', id: item.id, typed }),
          onRemove: remove,
          onUndo: undo,
          onRetry: (id) => send({ type: 'RETRY', id }),
          onTypePromo: (typed) => send({ type: 'TYPE_PROMO', typed }),
          onPromo: (apply) => send({ type: apply ? 'APPLY_PROMO' : 'REMOVE_PROMO' }),
        }}
      />
    </div>
  )
}
