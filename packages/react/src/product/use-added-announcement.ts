'use client'
import type { Shop } from '@selvage/machines/shop'
import { useCallback } from 'react'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'

/** Returns a function that says aloud that a design went into the cart, with the cart's count. */
export function useAddedAnnouncement(shop: Shop, title: string): () => void {
  const { t } = useMessages()
  const announce = useAnnounce()
  return useCallback(
    () => announce(t('fabric.addedMessage', { title, count: shop.cart.get().count ?? 1 })),
    [announce, shop, t, title],
  )
}
