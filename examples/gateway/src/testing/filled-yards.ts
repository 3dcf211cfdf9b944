import { addFillAYard, emptyLayout } from '@selvage/core/fill-a-yard'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'
import { newKey } from './cart-gateway.ts'
import { openReferenceGateway } from './test-gateway.ts'
import type { DATABASES, Shopper, ReferenceGateway } from './test-gateway.ts'

export const COTTON = 'PETAL_SIGNATURE_COTTON'
export const COLLECTION = 7
/** The designs of the collection that are sold; it also has 20 (mature) and 21 (not for sale). */
const SOLD = [9, 5, 3, 12] as const

/** A layout whose cells are these designs in turn. */
export /** A layout whose cells are these designs in turn. */
function filled(
  designs: readonly (number | null)[],
  {
    templateId = 4,
    fabric = COTTON,
    collectionId = COLLECTION,
  }: { templateId?: TemplateId; fabric?: Layout['fabric']; collectionId?: number } = {},
): Layout {
  const empty = emptyLayout(templateId, fabric, collectionId)
  return { ...empty, cells: empty.cells.map((_, at) => designs[at % designs.length] ?? null) }
}

/** Makes a gateway with that collection, and collection 50 private. */
export async function openYardGateway(
  database: (typeof DATABASES)[number],
): Promise<ReferenceGateway> {
  const gateway = await openReferenceGateway({ database })
  const sql = (text: string) => gateway.deps.db.pool.query(text)
  await sql('UPDATE designs SET mature = false, for_sale = true')
  await sql('UPDATE designs SET mature = true WHERE id = 20')
  await sql('UPDATE designs SET for_sale = false WHERE id = 21')
  await sql('UPDATE collections SET public = false WHERE id = 50')
  await sql(`DELETE FROM collection_designs WHERE collection_id = ${COLLECTION}`)
  await sql(
    `INSERT INTO collection_designs (collection_id, design_id, position) VALUES ${[...SOLD, 20, 21].map((id, at) => `(${COLLECTION}, ${id}, ${at})`).join(', ')}`,
  )
  return gateway
}

/** Adds a filled yard to the cart. */
export function addYard(
  shopper: Pick<Shopper, 'gateway'>,
  layout: Layout,
  quantity = 1,
  lineKey = newKey(),
) {
  return shopper.gateway.send(addFillAYard, { body: { layout, quantity } }, { key: lineKey })
}
