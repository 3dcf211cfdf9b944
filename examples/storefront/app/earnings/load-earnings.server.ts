import { isShopError } from '@selvage/core/contract'
import { listEarnings, readEarnings } from '@selvage/core/earnings'
import { redirect } from 'react-router'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { isSignedOut } from '../own-designs/read-design.server.ts'
import { offsetIn } from '../page/offset-in.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { earningsPath, OFFSET_PARAM } from './earnings-path.ts'

/** The year of the chart, and the one before it. */
const MONTHS = 24

/** Reads what a page of a member's earnings shows; a visitor logs in first. */
export async function loadEarnings(shop: Shop, request: Request) {
  const { gateway, page } = shop
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const offset = offsetIn(new URL(request.url).searchParams, OFFSET_PARAM)
  const asked = Promise.all([
    gateway.send(readEarnings, { query: { months: MONTHS } }),
    gateway.send(listEarnings, { query: { offset } }),
  ])
  const [earnings, sales] = await needed(
    asked.catch((error: unknown) => {
      if (isShopError(error) && isSignedOut(error)) return logInFirst(shop, request)
      throw error
    }),
  )
  if (sales.lines.length === 0 && offset > 0) throw redirect(earningsPath(page.language))
  return { earnings, sales, payoutKey: shop.makeKey(), userId: user.id }
}
