'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Popover } from '../popover/index.ts'
import { Loading } from '../skeleton/index.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { needHrefs } from '../provider/need-props.ts'
import * as css from './cart.css.ts'
import { CartPanel } from './cart-panel.tsx'
import type { CartPanelProps } from './cart-panel.tsx'
import { useMovedCart } from './use-moved-cart.ts'

/** The props of `CartPopover`: those of its panel, and the count that the page was drawn with. */
export type CartPopoverProps = Omit<CartPanelProps, 'cart' | 'movedHref'> & {
  /** Pieces that the page was drawn with. */
  readonly count: number
}

/** The header's cart: its count, and on a press its lines in short. */
export function CartPopover({ count: drawn, ...panel }: CartPopoverProps): ReactNode {
  needHrefs('CartPopover', { cartHref: panel.cartHref })
  const shop = useShop()
  const { t } = useMessages()
  const movedHref = useMovedCart(panel.storefront)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const { cart, count = drawn } = useSyncExternalStore(
    shop.cart.subscribe,
    shop.cart.get,
    shop.cart.get,
  )
  const load = useCallback(() => {
    setFailed(false)
    shop.cart.load().catch((error: unknown) => {
      shop.report(error, 'cart.popover')
      setFailed(true)
    })
  }, [shop])
  useEffect(() => {
    if (open && cart === undefined) load()
  }, [open, cart, load])
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('cart.title')}
      opener={
        <>
          {t('navigation.cart')} <span aria-hidden="true">{count}</span>
          <span className={visuallyHidden}>{t('cart.pieces', { count })}</span>
        </>
      }
    >
      {cart === undefined ? (
        <UnknownCart failed={failed} onRetry={load} />
      ) : (
        <CartPanel cart={cart} movedHref={movedHref} {...panel} />
      )}
    </Popover>
  )
}

interface UnknownCartProps {
  readonly failed: boolean
  readonly onRetry: () => void
}

/** The popover's content until the cart is known. */
function UnknownCart({ failed, onRetry }: UnknownCartProps): ReactNode {
  const { t } = useMessages()
  if (!failed) return <Loading />
  return (
    <div className={css.failed} role="alert">
      <p className={css.plain}>
        {t('cart.loadFailed')}. {t('cart.loadFailedHelp')}
      </p>
      <Button kind="small" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}
