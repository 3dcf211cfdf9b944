'use client'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { useShop } from '../provider/shop-context.ts'

/**
 * Returns a function that says aloud that a product went into the cart, with the cart's count, or
 * that its line there was changed.
 *
 * @param title its title, or a function of the item where the form chooses what that is
 */
export function useAddedAnnouncement<Item>(
  title: string | ((item: Item) => string),
  itemId?: string,
): (added: { readonly item: Item }) => void {
  const shop = useShop()
  const { t } = useMessages()
  const announce = useAnnounce()
  return ({ item }) =>
    announce(
      itemId === undefined
        ? t('fabric.addedMessage', {
            title: typeof title === 'string' ? title : title(item),
            count: shop.cart.get().count ?? 1,
          })
        : t('fabric.updated'),
    )
}
