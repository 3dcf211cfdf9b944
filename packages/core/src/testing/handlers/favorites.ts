import { readId } from '../../contract/id.ts'
import {
  addFavorite,
  FAVORITES_PAGE_SIZE,
  favoritesAmong,
  listFavorites,
  removeFavorite,
} from '../../favorites/favorites.contract.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { containsTax } from '../wire-cart.ts'
import { sampleDesign, wireCard } from '../wire-design.ts'
import { collectionFavoriteHandlers } from './collection-favorites.ts'

type Change = Pick<CheckedRequest<typeof addFavorite>, 'shop' | 'user' | 'params'>

function change({ shop, user, params }: Change, isFavorite: boolean) {
  const { favorites } = signedIn({ user })
  const design = sampleDesign(readId(params['id'] ?? '') ?? 0) ?? reject('NO_IMAGE_AVAILABLE')
  const others = favorites.filter((id) => id !== design.id)
  if (!isFavorite) favorites.splice(0, favorites.length, ...others)
  else if (!favorites.includes(design.id)) favorites.unshift(design.id)
  const keepers = [...shop.users.values()].filter((each) => each.favorites.includes(design.id))
  return { favorite_count: design.favoriteCount + keepers.length, user_favorite: isFavorite }
}

/** Calls of the designs that shoppers keep. */
export const favoriteHandlers: readonly Handler[] = [
  handle(addFavorite, (request) => change(request, true)),
  handle(removeFavorite, (request) => change(request, false)),
  handle(listFavorites, (request) => {
    const { favorites } = signedIn(request)
    const { page_offset: offset = 0, currency = DEFAULT_CURRENCY, country } = request.query
    return {
      designs: favorites
        .slice(offset, offset + FAVORITES_PAGE_SIZE)
        .flatMap((id) => sampleDesign(id) ?? [])
        .map((design) => ({
          ...wireCard(design, currency),
          ...(country !== undefined && { tax_included: containsTax(country) }),
        })),
      total: favorites.length,
      page_offset: offset,
    }
  }),
  handle(favoritesAmong, (request) => {
    const { favorites } = signedIn(request)
    return { ids: request.query.ids.filter((id) => favorites.includes(id)) }
  }),
  ...collectionFavoriteHandlers,
]
