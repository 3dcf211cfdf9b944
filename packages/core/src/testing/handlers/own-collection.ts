import {
  changeDesigns,
  collectionNameError,
  collectionNameKey,
  collectionSlug,
  MOST_COLLECTION_DESIGNS,
  MOST_COLLECTIONS,
  normalizeCollectionName,
} from '../../collection/collection-rules.ts'
import type { DesignsChange } from '../../collection/collection-rules.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  getMemberCollection,
  listOwnCollections,
} from '../../collection/own-collection.contract.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { memberMaker } from '../public-collections.ts'
import { reject } from '../rejection.ts'
import type { TestCollection } from '../test-collection.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { containsTax } from '../wire-cart.ts'
import { sampleDesign, wireCard } from '../wire-design.ts'

/** Above every sample collection. */
const FIRST_ID = 100_001

const designsOf = ({ designIds }: TestCollection) =>
  designIds.flatMap((id) => sampleDesign(id) ?? [])

const fieldsOf = (own: TestCollection, member: TestUser) => ({
  id: own.id,
  slug: collectionSlug(own.name),
  collection_name: own.name,
  description: own.description,
  designer_only: own.designerOnly,
  show_collection: own.shown,
  num_public_designs: own.designIds.length,
  user: memberMaker(member),
})

const wireOwn = (own: TestCollection, member: TestUser) => ({
  ...fieldsOf(own, member),
  design_ids: [...own.designIds],
  design_thumbnails: designsOf(own)
    .slice(0, 4)
    .map(({ id, palette }) => ({ id, palette: [...palette] })),
})

const listed = (member: TestUser) => ({
  collections: member.collections.map((own) => wireOwn(own, member)),
})

const ownOf = ({ collections }: TestUser, id: string | undefined): TestCollection =>
  collections.find((own) => String(own.id) === id) ?? reject('COLLECTION_NOT_FOUND')

/** A collection that a member may see: one of their own, or one for designers if they are one. */
function seenBy({ users }: TestShop, member: TestUser, id: string | undefined) {
  const found = [...users.values()]
    .flatMap((maker) => maker.collections.map((own) => ({ own, maker })))
    .find(({ own }) => String(own.id) === id)
  const isForDesigners = found?.own.shown === true && found.own.designerOnly
  const isSeen = found?.maker === member || (isForDesigners && member.account?.designer === true)
  return found && isSeen ? found : reject('COLLECTION_NOT_FOUND')
}

type DetailName = 'name' | 'description' | 'show_collection' | 'designer_only'

/** Returns a collection after a change; rejects what the member may not save. */
function changed(
  own: TestCollection,
  details: Pick<CallBody<typeof changeCollection>, DetailName>,
  designs: DesignsChange,
  { collections }: TestUser,
): TestCollection {
  const name = normalizeCollectionName(details.name ?? own.name)
  const code = collectionNameError(name)
  if (code) reject(code, { field: 'name' })
  const key = collectionNameKey(name)
  if (collections.some((each) => each.id !== own.id && collectionNameKey(each.name) === key))
    reject('COLLECTION_NAME_TAKEN', { field: 'name' })
  const designIds = changeDesigns(own.designIds, designs)
  const added = designIds.filter((id) => !own.designIds.includes(id))
  if (added.length > 0 && designIds.length > MOST_COLLECTION_DESIGNS)
    reject('COLLECTION_FULL', { params: { max: MOST_COLLECTION_DESIGNS } })
  if (added.some((id) => !sampleDesign(id))) reject('NO_IMAGE_AVAILABLE')
  return {
    id: own.id,
    name,
    designIds,
    description: details.description?.trim() ?? own.description,
    shown: details.show_collection ?? own.shown,
    designerOnly: details.designer_only ?? own.designerOnly,
  }
}

function nextId({ users }: TestShop): number {
  const ids = [...users.values()].flatMap(({ collections }) => collections.map(({ id }) => id))
  return Math.max(FIRST_ID - 1, ...ids) + 1
}

/** Calls of the collections that members make. */
export const ownCollectionHandlers: readonly Handler[] = [
  handle(createCollection, (request) => {
    const member = signedIn(request)
    const { designs: add, ...details } = request.body
    if (member.collections.length >= MOST_COLLECTIONS)
      reject('COLLECTION_LIMIT_REACHED', { params: { max: MOST_COLLECTIONS } })
    const id = nextId(request.shop)
    const empty = { id, name: '', description: '', shown: false, designerOnly: false }
    const made = changed({ ...empty, designIds: [] }, details, { add }, member)
    member.collections = [made, ...member.collections]
    return { collection: wireOwn(made, member) }
  }),
  handle(changeCollection, (request) => {
    const member = signedIn(request)
    const own = ownOf(member, request.params['id'])
    const { designs: order, add_designs: add, remove_designs: remove, ...details } = request.body
    const next = changed(own, details, { add, remove, order }, member)
    member.collections = member.collections.map((each) => (each === own ? next : each))
    return { collection: wireOwn(next, member) }
  }),
  handle(deleteCollection, (request) => {
    const member = signedIn(request)
    const id = request.params['id']
    member.collections = member.collections.filter((own) => String(own.id) !== id)
    return listed(member)
  }),
  handle(listOwnCollections, (request) => listed(signedIn(request))),
  handle(getMemberCollection, (request) => {
    const member = signedIn(request)
    const { own, maker } = seenBy(request.shop, member, request.params['id'])
    const { currency = DEFAULT_CURRENCY, country } = request.query
    return {
      is_own: maker === member,
      collection: {
        ...fieldsOf(own, maker),
        design_docs: designsOf(own).map((design) => ({
          ...wireCard(design, currency),
          tax_included: containsTax(country),
        })),
      },
    }
  }),
]
