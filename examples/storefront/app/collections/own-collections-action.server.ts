import {
  changeCollection,
  COLLECTION_AUDIENCES,
  createCollection,
  deleteCollection,
  DESIGN_MOVES,
  listOwnCollections,
  moveDesign,
  shownTo,
} from '@selvage/core/collection'
import type { CollectionChange } from '@selvage/core/collection'
import { isShopError, shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import type { CollectionFormProps, TypedCollection } from '@selvage/react/own-collections'
import { data, redirect } from 'react-router'
import { nextPage } from '../account/account-paths.ts'
import { logInFirst } from '../account/session-user.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formLines, formText } from '../page/form-text.ts'
import { notFound } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import { COLLECTION_PARAM, NEW_COLLECTION, ownCollectionsPath } from './collection-paths.ts'

/** The answer to a form that was rejected, with what was typed. */
export type RejectedCollection = Pick<
  CollectionFormProps,
  'nameError' | 'descriptionError' | 'error'
> & {
  readonly typed: TypedCollection
}

/** Takes a form of the page of a member's collections. */
export async function ownCollectionsAction(shop: Shop, request: Request) {
  const form = await request.formData()
  const typed = readCollection(form)
  try {
    return redirect(await take(shop, request, form, typed), 303)
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status === 401) return logInFirst(shop, request)
    if (error.code === 'COLLECTION_NOT_FOUND') return notFound()
    return data<RejectedCollection>(
      {
        typed,
        ...rejectionOf(error),
      },
      { status: statusOf(error) },
    )
  }
}

function rejectionOf(error: ShopError): Omit<RejectedCollection, 'typed'> {
  switch (error.field) {
    case 'name':
      return { nameError: error.code }
    case 'description':
      return { descriptionError: error.code }
    default:
      return { error: toErrorMessage(error) }
  }
}

/** Makes the change that a form asks for, and returns the page that it leads to. */
async function take(
  shop: Shop,
  request: Request,
  form: FormData,
  typed: TypedCollection,
): Promise<string> {
  const { gateway, page } = shop
  const intent = formText(form, 'intent') || formText(form, 'wanted')
  const here = ownCollectionsPath(page.language)
  switch (intent) {
    case 'save': {
      const name = new URL(request.url).searchParams.get(COLLECTION_PARAM)
      const { audience, ...texts } = typed
      const body = { ...texts, ...shownTo(audience) }
      const saved =
        name === null || name === NEW_COLLECTION
          ? await gateway.send(createCollection, { body })
          : await gateway.send(changeCollection, { params: { id: name }, body })
      shop.flash.show({
        severity: 'success',
        text: 'own-collections.saved',
        params: { name: saved.name },
      })
      return here
    }
    case 'delete':
      await gateway.send(deleteCollection, { params: { id: formText(form, 'id') } })
      shop.flash.show({ severity: 'success', text: 'own-collections.deleted' })
      return here
    case 'create': {
      const designIds = [readId(formText(form, 'design_id'))]
      await gateway.send(createCollection, { body: { name: typed.name, designIds } })
      return nextOf(shop, form)
    }
    case 'add':
    case 'remove': {
      const id = formText(form, 'collection_id')
      const designId = readId(formText(form, 'design_id'))
      // The list of designs names its collection in the address, the choice in a field.
      const collection = id === '' ? collectionOf(request) : id
      await change(shop, collection, { [intent]: [designId] })
      return id === '' ? pageOf(request) : nextOf(shop, form)
    }
    default:
      await move(shop, collectionOf(request), form)
      return pageOf(request)
  }
}

const change = ({ gateway }: Shop, id: string, body: CollectionChange) =>
  gateway.send(changeCollection, { params: { id }, body })

/** Moves a design in the order of its collection, as it is at the gateway now. */
async function move(shop: Shop, name: string, form: FormData): Promise<void> {
  const step = DESIGN_MOVES.find((each) => each === formText(form, 'intent'))
  if (!step) throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  const collections = await shop.gateway.send(listOwnCollections, {})
  const own = collections.find(({ id }) => String(id) === name) ?? notFound()
  const order = moveDesign(own.designIds, readId(formText(form, 'design_id')), step)
  await change(shop, name, { order })
}

const collectionOf = ({ url }: Request): string =>
  new URL(url).searchParams.get(COLLECTION_PARAM) ?? ''

function pageOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const nextOf = ({ page }: Shop, form: FormData): string =>
  nextPage(formText(form, 'next'), page.language, page.storefrontOrigins[0] ?? '')

function readCollection(form: FormData): TypedCollection {
  const asked = formText(form, 'audience')
  return {
    name: formText(form, 'name'),
    description: formLines(form, 'description'),
    audience: COLLECTION_AUDIENCES.find((each) => each === asked) ?? 'member',
  }
}
