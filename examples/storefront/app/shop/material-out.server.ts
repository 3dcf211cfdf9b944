import { listFabrics } from '@selvage/core/fabric'
import type { SearchQuery } from '@selvage/core/search'
import { listWallpapers } from '@selvage/core/wallpaper'
import type { Shop } from '../page/shop-context.ts'

/**
 * Whether the fabric or the wallpaper of a search is out of stock; false where the gateway does not
 * say.
 */
export async function isMaterialOut(
  { gateway, page }: Shop,
  { fabric, on }: Pick<SearchQuery, 'fabric' | 'on'>,
): Promise<boolean> {
  if (fabric === undefined) return false
  const { currency, country } = page
  const query = { currency, country }
  type Listed = readonly { readonly code: string; readonly status: string }[]
  const listed: Promise<Listed> =
    on === 'wallpaper'
      ? gateway.send(listWallpapers, { query })
      : gateway.send(listFabrics, { query })
  const offers = await listed.catch((): Listed => [])
  return offers.some(({ code, status }) => code === fabric && status !== 'available')
}
