import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { idList, writeIdList } from '../contract/id-list.ts'
import { currency, id, price } from '../contract/wire.ts'
import type { Currency } from '../locale/locale.table.ts'
import { DESIGN_CARDS_PATH } from './design-cards.contract.ts'

/**
 * The ways in which a design can tile.
 * @source spec 2 §3.6
 */
export const REPEAT_TYPES = ['centered', 'basic', 'half-drop', 'half-brick', 'mirrored'] as const
/** The way in which a design tiles. */
export type RepeatType = (typeof REPEAT_TYPES)[number]

/** How a design tiles: the size of its tile and of one period of the pattern, inches. */
export const repeat = v.pipe(
  v.object({
    type: v.picklist(REPEAT_TYPES),
    width: v.number(),
    height: v.number(),
    period_width: v.number(),
    period_height: v.number(),
  }),
  v.transform((wire) => ({
    type: wire.type,
    widthIn: wire.width,
    heightIn: wire.height,
    periodWidthIn: wire.period_width,
    periodHeightIn: wire.period_height,
  })),
)

/**
 * The size of one repeat, and the period: the rectangle that tiles in straight rows and columns.
 * Inches.
 */
export type Repeat = v.InferOutput<typeof repeat>

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const designer = v.pipe(
  v.object({ id, name: v.string(), screen_name: v.string() }),
  v.transform((wire) => ({ id: wire.id, name: wire.name, screenName: wire.screen_name })),
)

/** Wire fields of a card, also part of larger answers. */
export const cardFields = {
  id,
  title: v.string(),
  slug: v.string(),
  designer,
  palette: v.array(colour),
  repeat,
  recommended_fabric: v.string(),
  num_favorites: v.number(),
  for_sale: v.boolean(),
  price_from: price,
  length_prices: v.optional(v.object({ YARD: price, METER: price })),
  tax_included: v.optional(v.boolean()),
}
const wireFields = v.object(cardFields)

/** Names the wire's fields of a card as the shop does. */
export const readCard = ({
  recommended_fabric,
  num_favorites,
  for_sale,
  price_from,
  length_prices,
  tax_included,
  ...same
}: v.InferOutput<typeof wireFields>) => ({
  ...same,
  recommendedFabric: recommended_fabric,
  favoriteCount: num_favorites,
  forSale: for_sale,
  priceFrom: price_from,
  ...(length_prices && { lengthPrices: length_prices }),
  ...(tax_included && { taxIncluded: true }),
})

/**
 * A design on a card. `price_from` is the lowest price of one piece of it. `length_prices` is what
 * a yard and a meter cost of the fabric that the design's page opens with, or of the one in stock
 * that the shop chooses in its place; absent where the list is of other products. `tax_included` is
 * whether prices contain the tax of the country asked for.
 */
export const designCard = v.pipe(wireFields, v.transform(readCard))
/** A design as a card shows it: title, designer, palette, repeat and prices. */
export type DesignCard = v.InferOutput<typeof designCard>

/**
 * Answer of {@link getDesignCards}, on its own for a page that starts the request before the
 * contract's code is loaded.
 */
export const designCardsAnswer = v.pipe(
  v.object({ designs: v.array(designCard) }),
  v.transform((wire) => wire.designs),
)

/** The query of {@link getDesignCards}. */
export interface DesignCardsQuery {
  /** 1 to 100 designs. */
  readonly ids: readonly number[]
  readonly currency?: Currency | undefined
  /** ISO country of the page; without it no card says whether prices contain its tax. */
  readonly country?: string | undefined
}

/** Gets many designs for a page of cards, in the order asked; unknown ids are left out. */
export const getDesignCards = defineCall({
  name: 'design.cards',
  method: 'GET',
  path: DESIGN_CARDS_PATH,
  auth: 'none',
  cacheable: true,
  query: v.object({
    ids: idList,
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ ids, currency: shown, country }: DesignCardsQuery) => ({
    ids: writeIdList(ids),
    currency: shown,
    country,
  }),
  answer: designCardsAnswer,
  errors: ['FIELD_VALUE_INVALID'],
})
