import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency } from '../contract/wire.ts'
import { cardFields, designCard, readCard } from './design-card.contract.ts'

export {
  designCard,
  designCardsAnswer,
  getDesignCards,
  repeat,
  REPEAT_TYPES,
} from './design-card.contract.ts'
export type { DesignCard, DesignCardsQuery, Repeat, RepeatType } from './design-card.contract.ts'

/** Everything that a product page shows of a design. */
export const designDetail = v.pipe(
  v.object({
    ...cardFields,
    tags: v.array(v.string()),
    style: v.string(),
    topics: v.array(v.string()),
    colors: v.array(v.string()),
    created_at: v.string(),
    about_designer: v.object({ bio: v.string(), town: v.string(), design_count: v.number() }),
    more_by_designer: v.array(designCard),
    more_like_this: v.array(designCard),
  }),
  v.transform(
    ({
      tags,
      style,
      topics,
      colors,
      created_at,
      about_designer,
      more_by_designer,
      more_like_this,
      ...card
    }) => ({
      ...readCard(card),
      tags,
      style,
      topics,
      colours: colors,
      createdAt: created_at,
      aboutDesigner: {
        bio: about_designer.bio,
        town: about_designer.town,
        designCount: about_designer.design_count,
      },
      moreByDesigner: more_by_designer,
      moreLikeThis: more_like_this,
    }),
  ),
)
/** A design as its own page shows it, with its designer and similar designs. */
export type DesignDetail = v.InferOutput<typeof designDetail>

/**
 * Gets one design with its designer and similar designs. A design that is unknown, mature or
 * withdrawn is a 404 with NO_IMAGE_AVAILABLE; the error of a mature one has the parameter `hidden`.
 */
export const getDesign = defineCall({
  name: 'design.get',
  method: 'GET',
  path: '/design/{id}',
  auth: 'none',
  cacheable: true,
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: designDetail,
  errors: ['NO_IMAGE_AVAILABLE'],
})
