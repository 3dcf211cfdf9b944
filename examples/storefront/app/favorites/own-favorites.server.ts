import { COLLECTION_PAGE_SIZE } from '@selvage/core/collection'
import {
  addCollectionFavorite,
  addFavorite,
  collectionFavoritesAmong,
  FAVORITES_PAGE_SIZE,
  favoritesAmong,
  listCollectionFavorites,
  listFavorites,
  removeCollectionFavorite,
  removeFavorite,
} from '@selvage/core/favorites'
import type { CollectionFavoritesPage, FavoritesPage } from '@selvage/core/favorites'
import { ID_LIST_LIMIT, isShopError } from '@selvage/core/contract'
import { localizePath } from '@selvage/i18n/routes'
import { data, redirect } from 'react-router'
import { nextPage } from '../account/account-paths.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import { offsetIn } from '../page/offset-in.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import { favoritesPath, OFFSETS } from './favorites-path.ts'

/** Which designs are favorites of the visitor's; none when the gateway does not say. */
export async function favoritesOf(
  { gateway, hasSession }: Shop,
  designs: readonly { readonly id: number }[],
): Promise<number[]> {
  if (!hasSession || designs.length === 0) return []
  const ids = designs.map(({ id }) => id)
  const calls = Array.from({ length: Math.ceil(ids.length / ID_LIST_LIMIT) }, (_, at) => {
    const part = ids.slice(at * ID_LIST_LIMIT, (at + 1) * ID_LIST_LIMIT)
    return gateway.send(favoritesAmong, { query: { ids: part } }).catch(() => [])
  })
  return (await Promise.all(calls)).flat()
}

/** Whether a design is a favorite of the visitor's; false when the gateway does not say. */
export const isOwnFavorite = async (shop: Shop, id: number): Promise<boolean> =>
  (await favoritesOf(shop, [{ id }])).includes(id)

/** Whether a collection is a favorite of the visitor's; false when the gateway does not say. */
export async function isOwnCollectionFavorite({ gateway, hasSession }: Shop, id: number) {
  if (!hasSession) return false
  const asked = gateway.send(collectionFavoritesAmong, { query: { ids: [id] } })
  return (await asked.catch((): number[] => [])).includes(id)
}

/** A page of the visitor's favorite collections; none when the gateway does not say. */
export async function ownCollectionFavorites(
  { gateway, hasSession }: Shop,
  offset: number,
): Promise<CollectionFavoritesPage> {
  const none = { collections: [], total: 0, offset }
  if (!hasSession) return none
  return gateway.send(listCollectionFavorites, { query: { offset } }).catch(() => none)
}

/** A page of the visitor's favorites; one without a session has none. */
export async function ownFavorites(shop: Shop, offset: number): Promise<FavoritesPage> {
  const none = { designs: [], total: 0, offset: 0 }
  if (!shop.hasSession) return none
  return needed(
    shop.gateway
      .send(listFavorites, {
        query: { offset, currency: shop.page.currency, country: shop.page.country },
      })
      .catch((error: unknown) => {
        if (isShopError(error) && error.status === 401) return none
        throw error
      }),
  )
}

const CALLS = {
  design: { add: addFavorite, remove: removeFavorite },
  collection: { add: addCollectionFavorite, remove: removeCollectionFavorite },
} as const

/** Changes a favorite as a page without a script asks for it, and leads back to that page. */
export async function changeFavorite({ gateway, session, page }: Shop, request: Request) {
  const form = await request.formData()
  const collection = formText(form, 'collection_id')
  const id = readId(collection === '' ? formText(form, 'design_id') : collection)
  const isRemoved = formText(form, 'wanted') === 'remove'
  const calls = CALLS[collection === '' ? 'design' : 'collection']
  try {
    await session.withSession<unknown>(() =>
      gateway.send(isRemoved ? calls.remove : calls.add, { params: { id }, body: {} }),
    )
  } catch (error) {
    if (!isShopError(error)) throw error
    return data({ error: toErrorMessage(error) }, { status: statusOf(error) })
  }
  const asked = formText(form, 'next')
  const next = nextPage(asked, page.language, page.storefrontOrigins[0] ?? '')
  const isHome = next === localizePath('home', page.language)
  return redirect(isHome ? favoritesPath(page.language) : next, 303)
}

const PAGE_SIZES = { designs: FAVORITES_PAGE_SIZE, collections: COLLECTION_PAGE_SIZE } as const

/** Returns the place in a list that an address asks for; anything else is its beginning. */
export function offsetOf({ url }: Request, list: keyof typeof OFFSETS): number {
  const offset = offsetIn(new URL(url).searchParams, OFFSETS[list])
  return offset - (offset % PAGE_SIZES[list])
}
