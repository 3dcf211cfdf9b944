import { orderSlug } from '@selvage/core/orders'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { orderToken } from '../orders/order-token.ts'

/** The pages that the mails of an order lead to. */
export interface OrderLinks {
  readonly order: string
  readonly invoice: string
  readonly terms: string
}

/**
 * Returns the addresses of an order's pages: a member's own, for which they log in, or a guest's,
 * which the token in them opens in every browser.
 */
export async function orderLinks(
  order: OrderRow,
  language: Language,
  deps: Pick<Deps, 'config' | 'db' | 'keys'>,
): Promise<OrderLinks> {
  const [user] = await deps.db.orm
    .select({ guest: users.guest })
    .from(users)
    .where(eq(users.id, order.userId))
  const named = { placedAt: order.placedAt.toISOString(), orderNumber: order.number }
  const token = user?.guest ? await orderToken(order, deps) : undefined
  const page = token
    ? localizePath('guest-order', language, {}, { token, lang: language })
    : localizePath('order', language, { order: orderSlug(named) }, { lang: language })
  const at = (path: string) => new URL(path, deps.config.storefrontOrigins[0]).href
  return {
    order: at(page),
    invoice: at(localizePath('invoice', language, { orderNumber: order.number }, { token })),
    terms: at(documentRoutes.localizePath('terms', language)),
  }
}
