import type { CallReply } from '@selvage/core/contract'
import type { getDesignCards } from '@selvage/core/design'
import type { Currency } from '@selvage/core/locale'
import type { SearchQuery } from '@selvage/core/search'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { lengthPrices, priceFrom, readPriceList } from '../fabric/offers.ts'
import { containsTax } from '../tax/tax.ts'
import { toWireRepeat } from './wire-repeat.ts'

/** A design card on the wire. */
export type WireCard = CallReply<typeof getDesignCards>['designs'][number]

/** The columns of a card; a search never reads more of a design. */
export const cardColumns = {
  id: designs.id,
  title: designs.title,
  slug: designs.slug,
  family: designs.family,
  paletteHexes: designs.paletteHexes,
  repeatType: designs.repeatType,
  repeatWidthIn: designs.repeatWidthIn,
  repeatHeightIn: designs.repeatHeightIn,
  periodWidthIn: designs.periodWidthIn,
  periodHeightIn: designs.periodHeightIn,
  recommendedFabric: designs.recommendedFabric,
  favoriteCount: designs.favoriteCount,
  forSale: designs.forSale,
  designerId: designers.id,
  designerName: designers.name,
  screenName: designers.screenName,
}

/** Joins a design to its designer; one whose picture is gone with its designer is not shown. */
export const withDesigner = and(
  eq(designers.id, designs.designerId),
  or(isNotNull(designs.family), isNotNull(designs.artId)),
)

/** Designs with their designers, ready for a `where`. */
export function selectCards(deps: Pick<Deps, 'db'>) {
  return deps.db.orm.select(cardColumns).from(designs).innerJoin(designers, withDesigner).$dynamic()
}

/** One row of {@link selectCards}. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Says what a list of cards is for. */
export interface CardList extends Pick<SearchQuery, 'on' | 'fabric'> {
  /** Where it is given, the cards say whether its prices contain its tax. */
  readonly country?: string | undefined
}

/**
 * Cards on the wire, with the least price of a piece in one currency, and where they are of fabric
 * with the price of a yard and of a meter.
 */
export async function toWireCards(
  rows: readonly CardRow[],
  currency: Currency,
  deps: Pick<Deps, 'db' | 'config'>,
  { country, on, fabric }: CardList = {},
): Promise<WireCard[]> {
  const list = await readPriceList(deps)
  const price = priceFrom(list, currency)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    designer: { id: row.designerId, name: row.designerName, screen_name: row.screenName },
    palette: row.paletteHexes,
    repeat: toWireRepeat(row),
    recommended_fabric: row.recommendedFabric,
    num_favorites: row.favoriteCount,
    for_sale: row.forSale,
    price_from: price,
    ...(on === undefined && {
      length_prices: lengthPrices(list, currency, [fabric, row.recommendedFabric]),
    }),
    ...(country !== undefined && { tax_included: containsTax(country) }),
  }))
}
