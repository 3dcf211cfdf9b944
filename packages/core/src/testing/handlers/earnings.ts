import { EARNINGS_MONTHS, EARNINGS_PAGE_SIZE } from '../../earnings/earnings-rules.ts'
import { listEarnings, payOut, readEarnings } from '../../earnings/earnings.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { earningsOf, payOutTo, wireEarnings } from '../test-earnings.ts'

/** Calls of what designers earn. */
export const earningsHandlers: readonly Handler[] = [
  handle(readEarnings, (request) => {
    const { months = EARNINGS_MONTHS.usual } = request.query
    return wireEarnings(request.shop, signedIn(request), months)
  }),
  handle(listEarnings, (request) => {
    const { page_offset: offset = 0, page_size: size = EARNINGS_PAGE_SIZE.usual } = request.query
    const all = earningsOf(request.shop, signedIn(request)).toReversed()
    return {
      lines: all.slice(offset, offset + size).map((line) => ({
        sold_at: line.at,
        design: { id: line.designId, title: line.title },
        kind: line.kind,
        quantity: line.pieces,
        raw_earned: line.cents / 100,
        is_taken_back: line.isTakenBack,
      })),
      total: all.length,
      page_offset: offset,
    }
  }),
  handle(payOut, (request) => {
    const { shop, key } = request
    const user = signedIn(request)
    if (shop.payouts.some((known) => known.userId === user.id && known.key === key))
      request.markReplayed()
    const { cents, at } = payOutTo(shop, user, key)
    return { payout: { raw_amount: cents / 100, at } }
  }),
]
