import type * as v from 'valibot'
import type { designCard } from '../design/design.contract.ts'
import { FABRIC_CODES } from '../fabric/fabric.ts'
import { pickCardFabric } from '../fabric/pick-fabric.ts'
import type { Currency } from '../locale/locale.table.ts'
import { OUT_OF_STOCK_FABRICS } from '../sample-prices/prices.table.ts'
import type { SearchQuery } from '../search/search-query.ts'
import { fabricPieceMinor, lowestFabricMinor, raw } from './prices.ts'
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

/** The designer of a design as the wire has them. */
export function wireDesignerOf({ designerId, maker }: Pick<SampleDesign, 'designerId' | 'maker'>) {
  if (!maker) return wireDesigner(designerId)
  return { id: maker.id, name: maker.name, screen_name: maker.screenName }
}

/** A designer as the maker of a collection. */
export function wireMaker(id: number) {
  const { name, screen_name } = wireDesigner(id)
  return { user_id: id, screen_name, name }
}

const OFFERS = FABRIC_CODES.map((code) => ({
  code,
  status: OUT_OF_STOCK_FABRICS.includes(code) ? ('out_of_stock' as const) : ('available' as const),
}))

/** Returns what a yard and a meter of a card's fabric cost. */
function lengthPrices(
  wanted: readonly (string | undefined)[],
  currency: Currency,
): WireCard['length_prices'] {
  const fabric = pickCardFabric(OFFERS, wanted)?.code
  const price = (size: 'YARD' | 'METER') =>
    fabric && { raw_price: raw(fabricPieceMinor(fabric, size, currency)), currency }
  const [YARD, METER] = [price('YARD'), price('METER')]
  return YARD && METER && { YARD, METER }
}

/** A design as a card of a search, or of any other list, has it on the wire. */
export function wireCard(
  design: SampleDesign,
  currency: Currency,
  { on, fabric }: Pick<SearchQuery, 'on' | 'fabric'> = {},
): WireCard {
  return {
    id: design.id,
    title: design.title,
    slug: design.slug,
    designer: wireDesignerOf(design),
    palette: [...design.palette],
    repeat: design.repeat,
    recommended_fabric: design.recommendedFabric,
    num_favorites: design.favoriteCount,
    for_sale: design.forSale ?? true,
    price_from: {
      raw_price: raw(lowestFabricMinor(currency)),
      currency,
    },
    ...(on === undefined && {
      length_prices: lengthPrices([fabric, design.recommendedFabric], currency),
    }),
  }
}
