import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { StoredCard } from '../db/schema/checkout.ts'
import { savedCards } from '../db/schema/saved-cards.ts'
import type { SavedCardRow } from '../db/schema/saved-cards.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** The member's saved cards, the newest first. */
export async function loadCards(db: Queryable, userId: string): Promise<readonly SavedCardRow[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.createdAt), savedCards.id)
}

/** A saved card of the user's own; undefined for every other. */
export async function findCard(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SavedCardRow | undefined> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.userId, userId)))
  return row
}

/** Saves the card that has paid an order; one that is saved already gets the newer date and id. */
export async function saveCard(
  tx: Queryable,
  userId: string,
  card: Omit<StoredCard, 'token' | 'method' | 'saveCard'> & { readonly providerId: string },
  now: Date,
): Promise<void> {
  const { brand, last4, expMonth, expYear, name, fingerprint = '', providerId } = card
  const changed = { providerId, brand, last4, expMonth, expYear, name, createdAt: now }
  if (fingerprint !== '') {
    const olderIds = sql`array_append(${savedCards.olderIds}, ${savedCards.providerId})`
    const before = await tx
      .update(savedCards)
      .set({ ...changed, olderIds })
      .where(and(eq(savedCards.userId, userId), eq(savedCards.fingerprint, fingerprint)))
      .returning({ id: savedCards.id })
    if (before.length > 0) return
  }
  await tx
    .insert(savedCards)
    .values({ id: newPublicId(), userId, fingerprint, ...changed })
    .onConflictDoNothing()
}

/** Deletes a saved card that the provider has forgotten; one that was saved again since stays. */
export async function dropCard(
  tx: Queryable,
  { id, userId, providerId }: Pick<SavedCardRow, 'id' | 'userId' | 'providerId'>,
): Promise<void> {
  await tx
    .delete(savedCards)
    .where(
      and(
        eq(savedCards.id, id),
        eq(savedCards.userId, userId),
        eq(savedCards.providerId, providerId),
      ),
    )
}

/** True when a card's month has ended everywhere on earth (UTC-12). */
export const isExpired = (
  { expMonth, expYear }: Pick<SavedCardRow, 'expMonth' | 'expYear'>,
  now: Date,
): boolean => Date.UTC(expYear, expMonth, 1, 12) <= now.getTime()
