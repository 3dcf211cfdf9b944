import type * as v from 'valibot'
import type { designCard } from '../design/design.contract.ts'
import type { Currency } from '../locale/locale.table.ts'
import { lowestFabricMinor, raw } from './prices.ts'
import type { SampleDesign } from './sample-design.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from './sample-designs.table.ts'

type WireCard = v.InferInput<typeof designCard>

/** Returns the sample design of an id, if there is one. */
export const sampleDesign = (id: number) => SAMPLE_DESIGNS.find((design) => design.id === id)

/** A designer as the wire has them. */
export function wireDesigner(id: number) {
  const designer = SAMPLE_DESIGNERS.find((each) => each.id === id)
  return { id, name: designer?.name ?? '', screen_name: designer?.screenName ?? '' }
}

/** A design as a card has it on the wire. */
export function wireCard(design: SampleDesign, currency: Currency): WireCard {
  return {
    id: design.id,
    title: design.title,
    slug: design.slug,
    designer: wireDesigner(design.designerId),
    palette: [...design.palette],
    repeat: design.repeat,
    recommended_fabric: design.recommendedFabric,
    num_favorites: design.favourites,
    for_sale: true,
    price_from: {
      raw_price: raw(lowestFabricMinor(currency)),
      currency,
    },
  }
}
