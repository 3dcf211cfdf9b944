import { audienceOf, getMemberCollection, listOwnCollections } from '@selvage/core/collection'
import type { OwnCollection } from '@selvage/core/collection'
import { isShopError } from '@selvage/core/contract'
import { getDesign } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import type { TypedCollection } from '@selvage/react/own-collections'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { OWN_NAME } from '../favorites/favorites-path.ts'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { needed, notFound } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import {
  COLLECTION_PARAM,
  DELETE_QUESTION,
  DESIGN_PARAM,
  NEW_COLLECTION,
} from './collection-paths.ts'

/** The data of the page of a member's collections. */
export interface OwnCollectionsPageData {
  readonly userId: string
  readonly collections: readonly OwnCollection[]
  /** The form of one collection, where the page is asked for it. */
  readonly form: CollectionFormData | null
  /** The collection that may be deleted. */
  readonly asked: OwnCollection | null
  /** The design that is added to collections. */
  readonly design: Pick<DesignCard, 'id' | 'title'> | null
}

/** The beginning of the form of a collection, and its designs in their order. */
export interface CollectionFormData {
  /** Undefined for a new collection. */
  readonly id: number | undefined
  readonly collection: TypedCollection
  readonly designs: readonly DesignCard[]
}

/**
 * Returns the member whose collections an address names; leads everybody else to the login. They
 * are their member's alone, so that any other name is a page that is not there.
 */
export async function memberOf(shop: Shop, userName: string, request: Request) {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  return userName === OWN_NAME || userName === user.screenName ? user : notFound()
}

/** Returns the data of the page that an address names. */
export async function ownCollectionsPage(
  shop: Shop,
  userId: string,
  request: Request,
): Promise<OwnCollectionsPageData> {
  const query = new URL(request.url).searchParams
  const collections = await needed(
    shop.gateway.send(listOwnCollections, {}).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  const data = { userId, collections, form: null, asked: null, design: null }
  const design = query.get(DESIGN_PARAM)
  if (design !== null) return { ...data, design: await designOf(shop, readId(design)) }
  const name = query.get(COLLECTION_PARAM)
  if (name === null) return data
  if (name === NEW_COLLECTION) return { ...data, form: NEW_FORM }
  const known = collections.find(({ id }) => String(id) === name)
  if (!known) return notFound()
  if (query.get(QUESTION_PARAM) === DELETE_QUESTION) return { ...data, asked: known }
  return { ...data, form: await formOf(shop, known) }
}

const NEW_FORM: CollectionFormData = {
  id: undefined,
  collection: { name: '', description: '', audience: 'member' },
  designs: [],
}

async function designOf({ gateway, page }: Shop, id: number) {
  const { title } = await needed(
    gateway.send(getDesign, { params: { id }, query: { currency: page.currency } }),
  )
  return { id, title }
}

async function formOf({ gateway, page }: Shop, own: OwnCollection): Promise<CollectionFormData> {
  const params = { id: String(own.id) }
  const query = { currency: page.currency }
  const { collection } = await needed(gateway.send(getMemberCollection, { params, query }))
  const { id, name, description } = own
  return {
    id,
    collection: { name, description, audience: audienceOf(own) },
    designs: collection.designs,
  }
}
