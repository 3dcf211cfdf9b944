import { COLLECTION_PAGE_SIZE } from '../../collection/collection.contract.ts'
import {
  addCollectionFavorite,
  collectionFavoritesAmong,
  listCollectionFavorites,
  removeCollectionFavorite,
} from '../../favorites/collection-favorites.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { publicCollections } from '../public-collections.ts'
import { reject } from '../rejection.ts'
import { wireCollectionCard } from './collection.ts'

/** Calls of the collections that shoppers keep. */
export const collectionFavoriteHandlers: readonly Handler[] = [
  handle(addCollectionFavorite, (request) => {
    const { shop, params } = request
    const user = signedIn(request)
    const { id } =
      publicCollections(shop).find((each) => String(each.id) === params['id']) ??
      reject('COLLECTION_NOT_FOUND')
    if (!user.favoriteCollections.includes(id))
      user.favoriteCollections = [id, ...user.favoriteCollections]
    return { user_favorite: true }
  }),
  handle(removeCollectionFavorite, (request) => {
    const user = signedIn(request)
    const { id: gone } = request.params
    user.favoriteCollections = user.favoriteCollections.filter((id) => String(id) !== gone)
    return { user_favorite: false }
  }),
  handle(listCollectionFavorites, (request) => {
    const all = publicCollections(request.shop)
    const { favoriteCollections } = signedIn(request)
    const found = favoriteCollections.flatMap((id) => all.find((each) => each.id === id) ?? [])
    const { page_offset: offset = 0 } = request.query
    return {
      collections: found.slice(offset, offset + COLLECTION_PAGE_SIZE).map(wireCollectionCard),
      total: found.length,
      page_offset: offset,
    }
  }),
  handle(collectionFavoritesAmong, (request) => {
    const { favoriteCollections } = signedIn(request)
    return { ids: request.query.ids.filter((id) => favoriteCollections.includes(id)) }
  }),
]
