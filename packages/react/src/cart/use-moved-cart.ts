'use client'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'
import { addressOf } from './checkout-link.tsx'

const follow = () => () => undefined

/**
 * Returns the address of the cart at the storefront that this tab took it to, for an empty cart
 * that would look lost; undefined when it was taken nowhere.
 */
export function useMovedCart(storefront: string | undefined): string | undefined {
  const shop = useShop()
  const { lang } = useMessages()
  const isMoved = useSyncExternalStore(follow, shop.wasHandedOver, () => false)
  if (!isMoved || storefront === undefined) return undefined
  return `${addressOf(storefront).origin}/${lang}/cart`
}
