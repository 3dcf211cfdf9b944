import { COLLECTION_PAGE_SIZE } from '../../collection/collection.contract.ts'
import { getDesigner } from '../../designer/designer.contract.ts'
import { publicDesigns } from '../find-designs.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { publicCollections } from '../public-collections.ts'
import { reject } from '../rejection.ts'
import { SAMPLE_DESIGNERS } from '../sample-designs.table.ts'
import { wireCollectionCard } from './collection.ts'
import { followersOf } from './connections.ts'

/** Calls of the designers' own pages. */
export const designerHandlers: readonly Handler[] = [
  handle(getDesigner, ({ shop, params }) => {
    const makers = [...SAMPLE_DESIGNERS, ...shop.ownDesigns.flatMap(({ maker }) => maker ?? [])]
    const { id, name, screenName, bio, town } =
      makers.find((each) => each.screenName === params['screenName']) ?? reject('USER_NOT_FOUND')
    const designs = publicDesigns(shop).filter(({ designerId }) => designerId === id)
    const collections = publicCollections(shop).filter(
      ({ user, designIds }) => user.user_id === id && designIds.length > 0,
    )
    return {
      id,
      name,
      screen_name: screenName,
      bio,
      town,
      num_public_designs: designs.length,
      num_favorites: designs.reduce((sum, { favoriteCount }) => sum + favoriteCount, 0),
      num_followers: followersOf(shop, id),
      num_collections: collections.length,
      collections: collections.slice(0, COLLECTION_PAGE_SIZE).map(wireCollectionCard),
    }
  }),
]
