import * as v from 'valibot'
import { addedAnswer, changedAnswer } from '../cart/cart-state.contract.ts'
import { ADD_ERRORS, pieces } from '../cart/line-payload.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, price } from '../contract/wire.ts'
import type { Currency } from '../locale/locale.table.ts'
import { fabricCode } from '../fabric/fabric.contract.ts'
import { layoutCode, readLayoutCode } from './layout.ts'
import type { Layout } from './layout.ts'
import { TEMPLATE_IDS } from './templates.table.ts'
import { CLOSED_CART } from '../cart/closed-cart.ts'

const templateId = v.picklist(TEMPLATE_IDS)
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const fillAYardTemplates = v.pipe(
  v.object({
    collection_id: id,
    fabrics: v.array(
      v.object({
        code: fabricCode,
        status: v.picklist(['available', 'out_of_stock', 'retired']),
        price_per_yard: price,
        /** Whether the price contains the tax of the query's country. */
        tax_included: v.optional(v.boolean()),
      }),
    ),
    master_templates: v.array(
      v.object({
        id: templateId,
        yards: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        /**
         * Number of cells on each fabric. It takes precedence over the number that the page
         * computes.
         */
        capacity: v.record(fabricCode, count),
      }),
    ),
  }),
  v.transform((wire) => ({
    collectionId: wire.collection_id,
    fabrics: wire.fabrics.map(({ code, status, price_per_yard, tax_included }) => ({
      code,
      status,
      pricePerYard: price_per_yard,
      ...(tax_included && { taxIncluded: true }),
    })),
    templates: wire.master_templates,
  })),
)
/** The templates and fabrics that a collection can be printed on, with the price of a yard. */
export type FillAYardTemplates = v.InferOutput<typeof fillAYardTemplates>
/** A template of a collection, and how many designs it holds on each fabric. */
export type FillAYardTemplate = FillAYardTemplates['templates'][number]
/** A fabric that a filled yard can be printed on, with the price of a yard. */
export type FillAYardFabric = FillAYardTemplates['fabrics'][number]

/** The query of {@link getTemplates}. */
export interface TemplatesQuery {
  readonly collectionId: number
  readonly currency?: Currency | undefined
  readonly country?: string | undefined
}

/**
 * Gets the templates for a collection. A collection that is unknown or hidden is a 404.
 * @source spec 2 §2.2
 */
export const getTemplates = defineCall({
  name: 'fill-a-yard.templates',
  method: 'GET',
  path: '/templates',
  auth: 'none',
  cacheable: true,
  query: v.object({
    collection_id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ collectionId, currency: shown, country }: TemplatesQuery) => ({
    collection_id: String(collectionId),
    currency: shown,
    country,
  }),
  answer: fillAYardTemplates,
  errors: ['FIELD_VALUE_INVALID', 'COLLECTION_NOT_FOUND', 'CURRENCY_INVALID'],
})

/** A filled yard for the cart. */
export interface FillAYardItemInput {
  readonly layout: Layout
  /** Number of whole templates, 1 to 99. */
  readonly quantity: number
}

const layoutText = v.pipe(
  v.string(),
  v.check((code) => readLayoutCode(code) !== undefined, 'layout'),
)

/**
 * Wire body of a filled yard. The layout's code holds the template, fabric, collection and designs.
 */
export const fillAYardPayload = v.strictObject({
  fill_a_yard: v.strictObject({ layout: layoutText }),
  quantity: pieces,
  status: v.optional(v.picklist(['pending'])),
})

/** Turns a filled yard into its wire body. */
export function toFillAYardPayload({
  layout,
  quantity,
}: FillAYardItemInput): v.InferInput<typeof fillAYardPayload> {
  return { fill_a_yard: { layout: layoutCode(layout) }, quantity, status: 'pending' }
}

const ITEM_ERRORS = [
  'FIELD_VALUE_INVALID',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'NO_IMAGE_AVAILABLE',
  'FABRIC_OUT_OF_STOCK',
  'DESIGN_NOT_FOR_SALE',
  'COLLECTION_NOT_FOUND',
] as const

/**
 * Adds a filled yard to the cart, or raises the quantity of an equal line. Rejects a layout without
 * designs, and designs of other collections.
 */
export const addFillAYard = defineCall({
  name: 'fill-a-yard.add',
  method: 'POST',
  path: '/fill_a_yard/order_items',
  auth: 'cart',
  keyed: true,
  body: fillAYardPayload,
  encodeBody: toFillAYardPayload,
  answer: addedAnswer,
  errors: [...ADD_ERRORS, ...ITEM_ERRORS],
})

/** Replaces a line of the cart by another filled yard in one step. */
export const replaceFillAYard = defineCall({
  name: 'fill-a-yard.replace',
  method: 'PUT',
  path: '/fill_a_yard/order_items/{id}',
  auth: 'cart',
  versioned: true,
  body: fillAYardPayload,
  encodeBody: toFillAYardPayload,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', ...CLOSED_CART, 'CART_VERSION_CONFLICT', ...ITEM_ERRORS],
})
