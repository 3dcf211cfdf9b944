import type { CallReply } from '@selvage/core/contract'
import type { getDesignCards } from '@selvage/core/design'
import type { Currency } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { priceFrom, readPriceList } from '../fabric/offers.ts'
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
  favouriteCount: designs.favouriteCount,
  forSale: designs.forSale,
  designerId: designers.id,
  designerName: designers.name,
  screenName: designers.screenName,
}

/** Designs with their designers, ready for a `where`. */
export function selectCards(deps: Pick<Deps, 'db'>) {
  return deps.db.orm
    .select(cardColumns)
    .from(designs)
    .innerJoin(designers, eq(designers.id, designs.designerId))
    .$dynamic()
}

/** One row of {@link selectCards}. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/**
 * Cards on the wire, with the least price of a piece in one currency. Where a country is given they
 * say whether its prices contain its tax.
 */
export async function toWireCards(
  rows: readonly CardRow[],
  currency: Currency,
  deps: Pick<Deps, 'db' | 'config'>,
  country?: string,
): Promise<WireCard[]> {
  const price = priceFrom(await readPriceList(deps), currency)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    designer: { id: row.designerId, name: row.designerName, screen_name: row.screenName },
    palette: row.paletteHexes,
    repeat: toWireRepeat(row),
    recommended_fabric: row.recommendedFabric,
    num_favorites: row.favouriteCount,
    for_sale: row.forSale,
    price_from: price,
    ...(country !== undefined && { tax_included: containsTax(country) }),
  }))
}
