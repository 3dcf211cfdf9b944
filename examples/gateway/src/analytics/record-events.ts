import type { EventBatch } from '@selvage/core/analytics'
import type { Queryable } from '../db/database.ts'
import { analyticsEvents } from '../db/schema/analytics.ts'

/** How old an event may be, and how far a device's clock may be ahead, milliseconds. */
const OLDEST_MS = 7 * 24 * 60 * 60_000
const AHEAD_MS = 60 * 60_000

/** The time of an event; that of its arrival where the device's clock cannot be right. */
function timeOf(at: string, receivedAt: Date): Date {
  const age = receivedAt.getTime() - Date.parse(at)
  return age > OLDEST_MS || age < -AHEAD_MS ? receivedAt : new Date(at)
}

/** Stores the events of a batch that are not known yet, and returns how many they are. */
export async function storeEvents(
  tx: Queryable,
  { page, events }: EventBatch,
  receivedAt: Date,
): Promise<number> {
  const rows = events.map(({ id, at, event: { name, ...data } }) => ({
    id,
    name,
    happenedAt: timeOf(at, receivedAt),
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
