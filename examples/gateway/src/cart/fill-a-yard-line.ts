import type { CallBody } from '@selvage/core/contract'
import { designsOfLayout, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { addFillAYard } from '@selvage/core/fill-a-yard'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { lineInput } from './cart-rows.ts'
import type { LineInput } from './cart-rows.ts'
import type { Queryable } from '../db/database.ts'
import {
  collectionDesigns,
  collections,
  designs,
  fabricPrices,
  fabrics,
} from '../db/schema/catalogue.ts'
import { isPublic } from '../collection/collections.ts'
import { httpError } from '../http/http-error.ts'
import { storeLayout } from '../fill-a-yard/layouts.ts'

const FIELD = 'fill_a_yard.layout'

/** Reads a filled yard against the catalogue, or rejects it; its layout is stored. */
export async function readFillAYardLine(
  tx: Queryable,
  { fill_a_yard, quantity }: CallBody<typeof addFillAYard>,
  deps: Pick<Deps, 'now'>,
): Promise<LineInput> {
  const layout = readLayoutCode(fill_a_yard.layout)
  const wanted = layout ? designsOfLayout(layout) : []
  // Cloth with nothing on it is not printed.
  if (!layout || wanted.length === 0) throw httpError('FIELD_VALUE_INVALID', { field: FIELD })
  const [collection] = await tx
    .select({ name: collections.name })
    .from(collections)
    .where(and(eq(collections.id, layout.collectionId), isPublic))
  if (!collection) throw httpError('COLLECTION_NOT_FOUND', { field: FIELD })
  const printed = await readDesigns(tx, layout.collectionId, wanted)
  const [cloth] = await tx
    .select({ status: fabrics.status })
    .from(fabrics)
    .innerJoin(
      fabricPrices,
      and(eq(fabricPrices.fabricCode, fabrics.code), eq(fabricPrices.size, 'YARD')),
    )
    .where(eq(fabrics.code, layout.fabric))
  if (cloth?.status !== 'available') throw httpError('FABRIC_OUT_OF_STOCK', { field: FIELD })
  const layoutId = await storeLayout(tx, { layout, collectionName: collection.name, printed }, deps)
  return lineInput({
    type: 'fill_a_yard',
    layoutId,
    fabricCode: layout.fabric,
    size: 'YARD',
    quantity,
    mergeKey: `fill_a_yard ${layoutId}`,
  })
}

/** The designs of a layout, each of the collection and printable. */
async function readDesigns(tx: Queryable, collectionId: number, wanted: readonly number[]) {
  const found = await tx
    .select({
      id: designs.id,
      mature: designs.mature,
      forSale: designs.forSale,
      family: designs.family,
      seed: designs.seed,
      palette: designs.palette,
      artId: designs.artId,
      repeatType: designs.repeatType,
      repeatWidthIn: designs.repeatWidthIn,
      repeatHeightIn: designs.repeatHeightIn,
      paletteHexes: designs.paletteHexes,
    })
    .from(collectionDesigns)
    .innerJoin(designs, eq(designs.id, collectionDesigns.designId))
    .where(
      and(
        eq(collectionDesigns.collectionId, collectionId),
        inArray(collectionDesigns.designId, [...wanted]),
      ),
    )
  const shown = found.filter(({ mature }) => !mature)
  const missing = wanted.find((id) => !shown.some((design) => design.id === id))
  if (missing !== undefined)
    throw httpError('NO_IMAGE_AVAILABLE', { field: FIELD, params: { design: missing } })
  const unsold = shown.find(({ forSale }) => !forSale)
  if (unsold)
    throw httpError('DESIGN_NOT_FOR_SALE', { field: FIELD, params: { design: unsold.id } })
  return shown
}
