import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency } from '../contract/wire.ts'
import { designCard } from '../design/design.contract.ts'

/** The most designs that a solid is shown beside. @source spec 1 §9 (other limits 8 and 20) */
export const CROSS_SELL_LIMIT = 8

/**
 * Lists what goes with a solid: the designs with a color nearest to it, and solids of other
 * families. A fabric or color that is not sold is a 404.
 * @source spec 1 §7, spec 2 §7
 */
export const getCrossSells = defineCall({
  name: 'solid.crossSells',
  method: 'GET',
  path: '/solids/{fabricCode}/{color}/cross_sells',
  auth: 'none',
  cacheable: true,
  query: v.object({ currency: v.optional(currency), page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({
      /** At most eight, the nearest first. */
      designs: v.array(designCard),
      /** Codes of solids, the nearest first. */
      solids: v.array(v.string()),
    }),
    v.transform(({ designs, solids }) => ({ designs, solids })),
  ),
  errors: ['CURRENCY_INVALID', 'FIELD_VALUE_INVALID'],
})

/** The designs and solids that go with a solid. */
export type CrossSells = v.InferOutput<typeof getCrossSells.answer>
