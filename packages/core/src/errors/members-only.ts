import type { ErrorCode } from './catalogue.table.ts'

/**
 * The `reason` of PROMO_ORDER_DOES_NOT_QUALIFY for a code that a guest cannot use: it counts once
 * they have logged in.
 * @source spec 1 §6, spec 2 §9 (some promo codes require a login)
 */
export const MEMBERS_ONLY = 'members_only'

/** True for the error of a promo code that a guest cannot use, and that counts after a login. */
export function isForMembers({
  code,
  params,
}: {
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, unknown>> | undefined
}): boolean {
  return code === 'PROMO_ORDER_DOES_NOT_QUALIFY' && params?.['reason'] === MEMBERS_ONLY
}
