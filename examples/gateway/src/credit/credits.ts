import { payWithSpoondollars } from '@selvage/core/credit'
import type { SpoondollarAmount } from '@selvage/core/credit'
import type { Queryable } from '../db/database.ts'
import type { CheckoutRow } from '../db/schema/checkout.ts'
import { findCertificate } from './gift-certificates.ts'
import { balanceOf } from './spoondollars.ts'

/** The facts of an order that decide how credit pays it. */
export interface CreditableOrder {
  readonly totalMinor: number
  readonly currency: string
  /** Units of the currency for one US dollar. */
  readonly rate: number
  readonly userId: string
  readonly guest: boolean
  readonly subscription: boolean
}

/** The part of a certificate that pays an order. */
export interface AppliedCertificate {
  readonly id: string
  readonly codeEnd: string
  readonly amountMinor: number
}

/** The credit that pays a part of an order, as it is now. */
export interface Credits {
  readonly certificate: AppliedCertificate | null
  readonly spoondollars: SpoondollarAmount | null
  /** The rest that is left to pay. */
  readonly dueMinor: number
  /** A member's Spoondollars, and how many the order can be paid with; null for a guest. */
  readonly balance: { readonly cents: number; readonly usableCents: number } | null
}

/**
 * Reads the credit that pays an order: the certificate first, then Spoondollars. A subscription is
 * paid with a saved card alone, so that no credit counts. @source spec 2 §8
 */
export async function loadCredits(
  db: Queryable,
  stored: Pick<CheckoutRow, 'giftCertificateId' | 'spoondollarCents'>,
  order: CreditableOrder,
): Promise<Credits> {
  const { totalMinor, rate, guest, userId, subscription } = order
  const certificate = subscription ? null : await certificateFor(db, stored, order)
  const left = totalMinor - (certificate?.amountMinor ?? 0)
  if (guest) return { certificate, spoondollars: null, dueMinor: left, balance: null }
  const balanceCents = await balanceOf(db, userId)
  const wantedCents = stored.spoondollarCents ?? 0
  const rest = { leftMinor: left, rate, subscription }
  return { certificate, ...payWithSpoondollars({ balanceCents, wantedCents }, rest) }
}

async function certificateFor(
  db: Queryable,
  { giftCertificateId: id }: Pick<CheckoutRow, 'giftCertificateId'>,
  { totalMinor, currency }: CreditableOrder,
): Promise<AppliedCertificate | null> {
  const found = id === null ? undefined : await findCertificate(db, id)
  if (!found || found.currency !== currency) return null
  const amountMinor = Math.min(found.balanceMinor, totalMinor)
  return amountMinor > 0 ? { id: found.id, codeEnd: found.codeEnd ?? '', amountMinor } : null
}
