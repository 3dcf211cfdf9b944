import { spoondollarCentsIn } from '@selvage/core/credit'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { cartItems } from '../db/schema/cart.ts'
import type { CartItemRow } from '../db/schema/cart.ts'
import type { GiftCertificateRow } from '../db/schema/credit.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { AttemptRow, OrderRow } from '../db/schema/payment.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { ownerOf } from '../session/own-users.ts'
import { isBoughtSpent, issue, voidBought } from './gift-certificates.ts'
import { balanceOf, giveSpoondollars, takeSpoondollars } from './spoondollars.ts'
import { endCoupon, isCouponUsed, makeCoupon } from './welcome-coupons.ts'

/** The keys of the mails that bring and withdraw a gift certificate, which name it. */
export const giftMailKey = (certificateId: string): string => `gift-${certificateId}`
const withdrawnMailKey = (certificateId: string): string => `withdrawn-${certificateId}`
export const certificateOfKey = (key: string): string => key.replace(/^(?:gift|withdrawn)-/, '')

/** The lines of ready-made items and services of an ordered cart: they alone bring credit. */
export const stockLinesOf = (tx: Queryable, cartId: string): Promise<CartItemRow[]> =>
  tx
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.status, 'pending'),
        eq(cartItems.productKind, 'stock'),
      ),
    )
    .orderBy(asc(cartItems.position))

const spoondollarsIn = (lines: readonly CartItemRow[]): number =>
  lines.reduce(
    (sum, { productCode, size, quantity }) =>
      sum + spoondollarCentsIn(productCode ?? '', size ?? '') * quantity,
    0,
  )

/**
 * Makes what the ready-made `lines` of an order buy of credit, in the order's own transaction: each
 * gift certificate with its mail, the coupon of welcome packs with its own, and the member's
 * Spoondollars.
 */
export async function makeBoughtCredit(
  tx: Queryable,
  { id: attemptId, orderNumber, userId, currency, snapshot }: AttemptRow,
  lines: readonly CartItemRow[],
  now: Date,
): Promise<void> {
  for (const { id: itemId, productCode, recipientEmail, giftMessage } of lines) {
    const priced = snapshot.order.order_items.find((item) => item.id === itemId)
    if (productCode !== 'GIFT_CERTIFICATE' || !priced) continue
    const id = newPublicId()
    await issue(
      tx,
      {
        id,
        itemId,
        orderNumber,
        currency,
        amountMinor: Math.round(priced.pricing.raw_total * 100),
        recipientEmail: recipientEmail ?? snapshot.email,
        message: giftMessage ?? '',
      },
      now,
    )
    await tx
      .insert(outbox)
      .values({ key: giftMailKey(id), kind: 'gift-certificate', orderNumber, dueAt: now })
  }
  await makeCoupon(tx, orderNumber, lines, now)
  const cents = spoondollarsIn(lines)
  if (cents > 0) await giveSpoondollars(tx, { userId, attemptId, cents, now }, 'bought')
}

/**
 * Takes back what the ready-made `lines` of a canceled order bought of credit, and lets the
 * recipients of its gift certificates know. False when something of it is spent.
 */
export async function takeBoughtCredit(
  tx: Queryable,
  order: Pick<OrderRow, 'number' | 'userId' | 'attemptId' | 'snapshot'>,
  lines: readonly CartItemRow[],
  now: Date,
): Promise<boolean> {
  const { number, userId, attemptId } = order
  const ended = await voidBought(tx, number, now)
  if (!ended || !(await endCoupon(tx, number, now))) return false
  await mailWithdrawn(tx, order, ended, now)
  const cents = spoondollarsIn(lines)
  if (cents === 0) return true
  const owner = await ownerOf(tx, userId)
  return takeSpoondollars(tx, { userId: owner, attemptId, cents, now }, 'voided')
}

/**
 * Lets a mail go to the recipient of each ended certificate. None is due for a code that was never
 * made, or that went to the buyer, who gets a mail of their own.
 */
async function mailWithdrawn(
  tx: Queryable,
  { number: orderNumber, snapshot }: Pick<OrderRow, 'number' | 'snapshot'>,
  ended: readonly GiftCertificateRow[],
  now: Date,
): Promise<void> {
  const given = ended.filter(
    ({ codeHash, recipientEmail }) => codeHash !== null && recipientEmail !== snapshot.email,
  )
  for (const { id } of given)
    await tx.insert(outbox).values({
      key: withdrawnMailKey(id),
      kind: 'certificate-withdrawn',
      orderNumber,
      dueAt: now,
    })
}

/** True while nothing is spent of the credit that an order's ready-made `lines` bought. */
export async function isBoughtCreditWhole(
  db: Queryable,
  { number, userId }: Pick<OrderRow, 'number' | 'userId'>,
  lines: readonly CartItemRow[],
): Promise<boolean> {
  if ((await isBoughtSpent(db, number)) || (await isCouponUsed(db, number))) return false
  const cents = spoondollarsIn(lines)
  return cents === 0 || (await balanceOf(db, await ownerOf(db, userId))) >= cents
}
