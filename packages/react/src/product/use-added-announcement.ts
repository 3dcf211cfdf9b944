'use client'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

/**
 * Returns a function that says aloud that a design went into the cart, with the cart's count, or
 * that its line there was changed.
 */
export function useAddedAnnouncement(title: string, itemId?: string): () => void {
  const shop = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  return () =>
    announce(
      itemId === undefined
        ? t('fabric.addedMessage', { title, count: shop.cart.get().count ?? 1 })
        : t('fabric.updated'),
    )
}
