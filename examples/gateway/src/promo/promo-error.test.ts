import { describe, expect, it } from 'vitest'
import type { PromoRow } from '../db/schema/promo.ts'
import { promoError } from './promo-error.ts'
import type { PromoRejection } from './promo-error.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [justBefore, justAfter] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const promo: PromoRow = {
  code: 'MAKER20',
  percentOff: 20,
  minSubtotalUsdMinor: 6_000,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  usageLimit: null,
  usedCount: 7,
  membersOnly: false,
  orderNumber: null,
}

describe('a promo', () => {
  it.each<[string, Partial<PromoRow>, number, PromoRejection['code'] | null]>([
    ['counts from its least amount on', {}, 6_000, null],
    ['does not count for a cent less', {}, 5_999, 'PROMO_ORDER_DOES_NOT_QUALIFY'],
    ['counts from the moment on that it begins', { startsAt: now }, 6_000, null],
    ['does not count before', { startsAt: justAfter }, 6_000, 'PROMO_CODE_INVALID'],
    ['counts until it ends', { endsAt: justAfter }, 6_000, null],
    ['does not count from its end on', { endsAt: now }, 6_000, 'PROMO_CODE_ENDED'],
    ['does not count after its end', { endsAt: justBefore }, 6_000, 'PROMO_CODE_ENDED'],
    ['counts for its last use', { usageLimit: 8 }, 6_000, null],
    ['does not count once it is used up', { usageLimit: 7 }, 6_000, 'PROMO_CODE_ENDED'],
    ['does not count beyond its uses', { usageLimit: 6 }, 6_000, 'PROMO_CODE_ENDED'],
    ['that is over has ended for any order', { endsAt: now }, 0, 'PROMO_CODE_ENDED'],
  ])('%s', (_, change, merchandiseUsdMinor, wanted) => {
    const order = { merchandiseUsdMinor, isMember: false }
    expect(promoError({ ...promo, ...change }, order, now)?.code ?? null).toBe(wanted)
  })

  const membersOnly = { ...promo, membersOnly: true }
  const guest = { merchandiseUsdMinor: 6_000, isMember: false }
  const logIn = { code: 'PROMO_ORDER_DOES_NOT_QUALIFY', params: { reason: 'members_only' } }

  it('of members counts for none of a guest, who reads why before anything else', () => {
    expect(promoError(membersOnly, guest, now)).toEqual(logIn)
    expect(promoError(membersOnly, { ...guest, merchandiseUsdMinor: 0 }, now)).toEqual(logIn)
    expect(promoError({ ...membersOnly, endsAt: now }, guest, now)?.code).toBe('PROMO_CODE_ENDED')
  })

  it('of members counts for a member as any other does', () => {
    const member = { ...guest, isMember: true }
    expect(promoError(membersOnly, member, now)).toBe(null)
    expect(promoError(membersOnly, { ...member, merchandiseUsdMinor: 5_999 }, now)).toEqual({
      code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
    })
  })
})
