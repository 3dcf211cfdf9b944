import {
  COLLECTION_PAGE_SIZE,
  getCollection,
  listCollections,
} from '../../collection/collection.contract.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { publicCollections } from '../public-collections.ts'
import type { PublicCollection } from '../public-collections.ts'
import { containsTax } from '../wire-cart.ts'
import { sampleDesign, wireCard } from '../wire-design.ts'

const designsOf = ({ designIds }: PublicCollection) =>
  designIds.flatMap((id) => sampleDesign(id) ?? [])

function wireFields(collection: PublicCollection) {
  const { id, slug, name, description, user, designIds } = collection
  return {
    id,
    slug,
    collection_name: name,
    description,
    designer_only: false,
    show_collection: true,
    num_public_designs: designIds.length,
    user,
  }
}

/** Returns a collection as a list has it on the wire. */
export const wireCollectionCard = (collection: PublicCollection) => ({
  ...wireFields(collection),
  design_thumbnails: designsOf(collection)
    .slice(0, 4)
    .map(({ id, palette }) => ({ id, palette: [...palette] })),
})

/** Calls of public collections. */
export const collectionHandlers: readonly Handler[] = [
  handle(getCollection, ({ shop, params, query }) => {
    const collection =
      publicCollections(shop).find(({ id }) => String(id) === params['id']) ??
      reject('COLLECTION_NOT_FOUND')
    return {
      collection: {
        ...wireFields(collection),
        design_docs: designsOf(collection).map((design) => ({
          ...wireCard(design, query.currency ?? DEFAULT_CURRENCY),
          tax_included: containsTax(query.country),
        })),
      },
    }
  }),
  handle(listCollections, ({ shop, query }) => {
    const all = publicCollections(shop).filter(({ designIds }) => designIds.length > 0)
    const page = query.page_offset ?? 0
    const shown = all.slice(page * COLLECTION_PAGE_SIZE, (page + 1) * COLLECTION_PAGE_SIZE)
    return {
      collections: shown.map(wireCollectionCard),
      total: all.length,
      page_offset: page,
      page_size: COLLECTION_PAGE_SIZE,
    }
  }),
]
