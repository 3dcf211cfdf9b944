import { loadSolids } from '@selvage/core/solid'
import { loadStock } from '@selvage/core/stock'
import type { StockCode } from '@selvage/core/stock'
import { loadUnprinted } from '@selvage/core/unprinted'
import type { StoryShop } from './shop.ts'

/** Loads every solid with its prices. */
export const readSolids = async ({ shop }: StoryShop) => ({
  offers: await loadSolids(shop.gateway, shop),
})

/** Loads every fabric without a print, with its prices. */
export const readUnprinted = async ({ shop }: StoryShop) => ({
  offers: await loadUnprinted(shop.gateway, shop),
})

/** The ready-made items whose pages stories show. */
export const shownStock: readonly StockCode[] = [
  'T_SHIRT_S',
  'T_SHIRT_M',
  'T_SHIRT_L',
  'T_SHIRT_XL',
  'T_SHIRT_XXL',
  'BOOK_BUNDLE',
  'GRAB_BAG',
  'CORGI_PILLOW',
]

/** Loads ready-made items with their prices. */
export const readStock =
  (codes: readonly StockCode[]) =>
  async ({ shop }: StoryShop) => ({ offers: await loadStock(shop.gateway, codes, shop) })
