import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, price } from '../contract/wire.ts'

/** How a design tiles. @source spec 2 §3.6 */
export const REPEAT_TYPES = ['centered', 'basic', 'half-drop', 'half-brick', 'mirrored'] as const
export type RepeatType = (typeof REPEAT_TYPES)[number]

export const repeat = v.pipe(
  v.object({ type: v.picklist(REPEAT_TYPES), width: v.number(), height: v.number(), period_width: v.number(), period_height: v.number() }),
  v.transform((wire) => ({
    type: wire.type, widthIn: wire.width, heightIn: wire.height, periodWidthIn: wire.period_width, periodHeightIn: wire.period_height,
  })),
)

/** One repeat, and the rectangle that tiles without regard to the repeat type, inches. */
export type Repeat = v.InferOutput<typeof repeat>

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const designer = v.pipe(
  v.object({ id, name: v.string(), screen_name: v.string() }),
  v.transform((wire) => ({ id: wire.id, name: wire.name, screenName: wire.screen_name })),
)

const cardFields = {
  id, title: v.string(), slug: v.string(), designer,
  palette: v.array(colour),
  repeat, recommended_fabric: v.string(), num_favorites: v.number(), for_sale: v.boolean(), price_from: price,
}

/** A design as a card shows it; `price_from` is the least that a piece of it costs. */
export const designCard = v.pipe(
  v.object(cardFields),
  v.transform(({ recommended_fabric, num_favorites, for_sale, price_from, ...same }) => ({
    ...same, recommendedFabric: recommended_fabric, favouriteCount: num_favorites, forSale: for_sale, priceFrom: price_from,
  })),
)
export type DesignCard = v.InferOutput<typeof designCard>

/** Everything that a product page shows of a design. */
export const designDetail = v.pipe(
  v.object({
    ...cardFields,
    tags: v.array(v.string()), style: v.string(), topics: v.array(v.string()), colors: v.array(v.string()), created_at: v.string(),
    about_designer: v.object({ bio: v.string(), town: v.string(), design_count: v.number() }),
    more_by_designer: v.array(designCard), more_like_this: v.array(designCard),
  }),
  v.transform(({ recommended_fabric, num_favorites, for_sale, price_from, created_at, about_designer, more_by_designer, more_like_this, colors, ...same }) => ({
    ...same, colours: colors, recommendedFabric: recommended_fabric, favouriteCount: num_favorites, forSale: for_sale, priceFrom: price_from,
    createdAt: created_at,
    aboutDesigner: { bio: about_designer.bio, town: about_designer.town, designCount: about_designer.design_count },
    moreByDesigner: more_by_designer, moreLikeThis: more_like_this,
  })),
)
export type DesignDetail = v.InferOutput<typeof designDetail>

const localized = { currency: v.optional(currency), page_locale: v.optional(v.string()) }

/** One design with its designer and neighbours; an unknown, mature or withdrawn one is a 404 with NO_IMAGE_AVAILABLE. */
export const getDesign = defineCall({
  name: 'design.get', method: 'GET', path: '/design/{id}', auth: 'none',
  query: v.object(localized), answer: designDetail, errors: ['NO_IMAGE_AVAILABLE'],
})

/** Most designs in one {@link getDesignCards} call. */
export const CARD_BATCH_LIMIT = 100

/** Many designs at once, for a page of cards; unknown ids are left out. `ids` is comma-separated. */
export const getDesignCards = defineCall({
  name: 'design.cards', method: 'GET', path: '/designs/cards', auth: 'none',
  query: v.object({ ids: v.string(), ...localized }),
  answer: v.pipe(v.object({ designs: v.array(designCard) }), v.transform((wire) => wire.designs)),
  errors: ['FIELD_VALUE_INVALID'],
})
