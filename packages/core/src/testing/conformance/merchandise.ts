import { getCollection, listCollections } from '../../collection/collection.contract.ts'
import type { DesignCard } from '../../design/design-card.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { FABRIC_CODES } from '../../fabric/fabric.ts'
import type { FabricCode } from '../../fabric/fabrics.table.ts'
import { emptyLayout } from '../../fill-a-yard/layout.ts'
import type { Layout } from '../../fill-a-yard/layout.ts'
import { isFillAYardFabric } from '../../fill-a-yard/template.ts'
import type { TemplateId } from '../../fill-a-yard/templates.table.ts'
import type { Gateway } from '../../gateway/client.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import { listWallpapers } from '../../wallpaper/wallpaper.contract.ts'

const all = { colours: [], sort: 'bestSelling', offset: 0 } as const

/** The shop's best-selling designs. */
export async function readDesigns(gateway: Gateway): Promise<readonly DesignCard[]> {
  const { results } = await gateway.send(searchDesigns, { query: all })
  return results
}

/** The merchandise that the rules buy, chosen from the gateway's own lists. */
export interface Merchandise {
  readonly designs: readonly [DesignCard, DesignCard, DesignCard]
  /** The fabrics that are in stock and offered for filled yards, at least two. */
  readonly fabrics: readonly [FabricCode, FabricCode, ...FabricCode[]]
  /** A fabric that is out of stock and offered for filled yards, when there is one. */
  readonly missingFabric: FabricCode | undefined
  readonly collection: { readonly id: number; readonly name: string }
  /** Designs of the collection, at least two. */
  readonly collectionDesigns: readonly DesignCard[]
}

/** Chooses merchandise; fails when the gateway offers too little to buy. */
export async function readMerchandise(gateway: Gateway): Promise<Merchandise> {
  const designs = (await readDesigns(gateway)).filter(({ forSale }) => forSale)
  const offers = await gateway.send(listFabrics, { query: {} })
  const codes = (status: string) =>
    offers
      .filter((offer) => offer.status === status && isFillAYardFabric(offer.code))
      .map(({ code }) => code)
  const { collections } = await gateway.send(listCollections, { query: {} })
  const card = collections.find(({ designCount }) => designCount >= 2)
  const [first, second, third] = designs
  const [fabric, other, ...more] = codes('available')
  if (!first || !second || !third || !fabric || !other || !card)
    throw new Error('The rules need three designs, two fabrics and a collection of two designs.')
  const collection = await gateway.send(getCollection, { params: { id: card.id }, query: {} })
  return {
    designs: [first, second, third],
    fabrics: [fabric, other, ...more],
    missingFabric: codes('out_of_stock')[0],
    collection,
    collectionDesigns: collection.designs.filter(({ forSale }) => forSale),
  }
}

/** A yard filled with the designs in turn. */
export function filledYard(
  templateId: TemplateId,
  fabric: FabricCode,
  collectionId: number,
  designIds: readonly number[],
): Layout {
  const empty = emptyLayout(templateId, fabric, collectionId)
  return { ...empty, cells: empty.cells.map((_, at) => designIds[at % designIds.length] ?? null) }
}

/** Every fabric with its price for a yard in US cents. */
export async function yardPrices(gateway: Gateway): Promise<ReadonlyMap<FabricCode, number>> {
  const offers = await gateway.send(listFabrics, { query: { currency: 'USD' } })
  const priced = new Map(
    offers.flatMap(({ code, pricing: { sizes } }) =>
      sizes.YARD ? [[code, sizes.YARD.minor] as const] : [],
    ),
  )
  const missing = FABRIC_CODES.filter((code) => !priced.has(code))
  if (missing.length > 0) throw new Error(`Fabrics without a price: ${missing.join(', ')}.`)
  return priced
}

/** The list price of a wallpaper's size in US cents. */
export async function wallpaperPrice(
  gateway: Gateway,
  wallpaper: string,
  size: string,
): Promise<number | undefined> {
  const offers = await gateway.send(listWallpapers, { query: { currency: 'USD' } })
  const sizes: Readonly<Record<string, { readonly minor: number } | undefined>> =
    offers.find(({ code }) => code === wallpaper)?.sizes ?? {}
  return sizes[size]?.minor
}
