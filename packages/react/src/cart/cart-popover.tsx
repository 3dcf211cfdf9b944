'use client'
import type { Shop } from '@selvage/machines/shop'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Popover } from '../popover/index.ts'
import { useWords } from '../words/index.ts'
import { CartPanel } from './cart-panel.tsx'

export type CartPopoverProps = {
  readonly shop: Shop
  /** Pieces that the page was drawn with. */
  readonly count: number
  readonly gatewayUrl: string
  readonly cartHref: string
  readonly checkoutHref: string
}

/** The header's cart: its count, and on a press its lines in short. */
export function CartPopover({ shop, count: drawn, ...panel }: CartPopoverProps): ReactNode {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { cart, count = drawn } = useSyncExternalStore(shop.cart.subscribe, shop.cart.get, shop.cart.get)
  useEffect(() => {
    if (open && cart === undefined) shop.cart.load().catch((error: unknown) => shop.report(error, 'cart.popover'))
  }, [open, cart, shop])
  return (
    <Popover open={open} onOpenChange={setOpen} label={t('cart.title')} opener={<>{t('navigation.cart')} <span aria-label={t('cart.pieces', { count })}>{count}</span></>}>
      {cart === undefined ? <p role="status">{t('common.loading')}</p> : <CartPanel cart={cart} {...panel} />}
    </Popover>
  )
}
