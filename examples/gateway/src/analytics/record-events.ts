import type { EventBatch } from '@selvage/core/analytics'
import type { Queryable } from '../db/database.ts'
import { analyticsEvents } from '../db/schema/analytics.ts'

/** Stores the events of a batch that are not known yet, and returns how many they are. */
export async function storeEvents(
  tx: Queryable,
  { page, events }: EventBatch,
  receivedAt: Date,
): Promise<number> {
  const rows = events.map(({ id, at, event: { name, ...data } }) => ({
    id,
    name,
    happenedAt: new Date(at),
    receivedAt,
    page,
    data,
  }))
  const stored = await tx
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id })
  return stored.length
}
