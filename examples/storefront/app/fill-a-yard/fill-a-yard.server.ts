import { getCollection } from '@selvage/core/collection'
import type { Collection } from '@selvage/core/collection'
import { fabricFromSlug, isFabricCode } from '@selvage/core/fabric'
import {
  getTemplates,
  isFillAYardFabric,
  isTemplateId,
  readLayoutCode,
} from '@selvage/core/fill-a-yard'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { editedItem } from '../cart/own-cart.server.ts'
import { needed } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import type { YardStart } from './yard-start.ts'

/** A collection, the templates and fabrics that it can be printed with, and the initial choices. */
export interface Yard {
  readonly collection: Collection
  readonly templates: FillAYardTemplates
  readonly start: YardStart
}

/**
 * Reads a yard's address: `layout`, or `collection_id` with `template_id` and `fabric`, and
 * `order_item_id` of a line to edit. An unknown collection answers with the 404 page.
 */
export async function readFillAYard(
  shop: Shop,
  query: URLSearchParams,
): Promise<Yard | 'no-collection' | 'unreadable'> {
  const line = await editedItem(shop, query.get('order_item_id'))
  const code = query.get('layout') ?? line?.fillAYard?.layout
  const layout = code === undefined ? undefined : readLayoutCode(code)
  if (code !== undefined && layout === undefined) return 'unreadable'
  const given = query.get('collection_id')
  if (layout === undefined && (given === null || given === '')) return 'no-collection'
  const id = layout?.collectionId ?? readId(given ?? undefined)
  const {
    gateway,
    page: { currency, country },
  } = shop
  const [collection, templates] = await needed(
    Promise.all([
      gateway.send(getCollection, { params: { id }, query: { currency } }),
      gateway.send(getTemplates, { query: { collectionId: id, currency, country } }),
    ]),
  )
  return {
    collection,
    templates,
    start: {
      ...readOptions(query),
      ...(layout && { layout, templateId: layout.templateId, fabric: layout.fabric }),
      ...(line?.fillAYard && { itemId: line.id, quantity: line.quantity }),
    },
  }
}

// Options that do not exist are left out, so that the page uses its defaults.
function readOptions(query: URLSearchParams): Pick<YardStart, 'templateId' | 'fabric'> {
  const templateId = Number(query.get('template_id') ?? query.get('template') ?? Number.NaN)
  const named = query.get('fabric') ?? ''
  const fabric = isFabricCode(named) ? named : fabricFromSlug(named)
  return {
    ...(isTemplateId(templateId) && { templateId }),
    ...(isFillAYardFabric(fabric) && { fabric }),
  }
}
