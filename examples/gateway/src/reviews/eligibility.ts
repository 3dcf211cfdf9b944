import { publicName } from '@selvage/core/account'
import { materialOfLine } from '@selvage/core/reviews'
import type { ReviewMaterial } from '@selvage/core/reviews'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { orders } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { ownedBy } from '../orders/own-order.ts'
import type { Owner } from '../session/own-users.ts'
import { isValidOrder } from './review-orders.ts'

/** The newest order of a design on each material, of those that the buyer keeps. */
export async function orderedMaterials(
  db: Queryable,
  owner: Owner,
  designId: number,
): Promise<ReadonlyMap<ReviewMaterial, Pick<OrderRow, 'number' | 'placedAt'>>> {
  const wanted = JSON.stringify([{ design: { id: designId } }])
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        ownedBy(owner),
        isValidOrder(orders.number),
        sql`${orders.snapshot} #> '{order,order_items}' @> ${wanted}::jsonb`,
      ),
    )
    .orderBy(desc(orders.placedAt))
  const found = new Map<ReviewMaterial, Pick<OrderRow, 'number' | 'placedAt'>>()
  for (const order of rows)
    for (const { design, fabric, merchandise } of order.snapshot.order.order_items) {
      const line = { design, fabric, wallpaper: merchandise.wallpaper_item }
      const material = materialOfLine(line, designId)
      if (material && !found.has(material)) found.set(material, order)
    }
  return found
}

/** The name that a member's review is published under. */
export async function publicNameOf(db: Queryable, userId: string): Promise<string | null> {
  const [user] = await db.select({ name: users.screenName }).from(users).where(eq(users.id, userId))
  return publicName(user?.name)
}
