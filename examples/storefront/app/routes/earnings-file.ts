import { isShopError } from '@selvage/core/contract'
import { EARNINGS_PAGE_SIZE, listEarnings } from '@selvage/core/earnings'
import type { EarningsLine } from '@selvage/core/earnings'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { salesCsv } from '../earnings/sales-csv.ts'
import { isSignedOut } from '../own-designs/read-design.server.ts'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { translatorFor } from '../page/translators.server.ts'
import type { Route } from './+types/earnings-file'

/** The most sales of a file, so that none asks the gateway without an end. */
const LINES_MAX = 10_000

/** Answers with all of a member's sales as a file, which no cache keeps. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const lines = await needed(
    allLines(shop).catch((error: unknown) => {
      if (isShopError(error) && isSignedOut(error)) return logInFirst(shop, request)
      throw error
    }),
  )
  // The mark at the beginning lets spreadsheets read letters with accents.
  return new Response(`\uFEFF${salesCsv(lines, translatorFor(shop.page.locale))}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="selvage-sales.csv"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function allLines({ gateway }: Shop): Promise<readonly EarningsLine[]> {
  const all: EarningsLine[] = []
  for (let more = true; more;) {
    const size = EARNINGS_PAGE_SIZE.max
    const page = await gateway.send(listEarnings, { query: { offset: all.length, size } })
    all.push(...page.lines)
    more = page.lines.length === size && all.length < LINES_MAX
  }
  return all
}
