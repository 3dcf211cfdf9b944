import { leadMember } from '../account/lead-member.server.ts'
import { ordersPath } from '../orders/order-paths.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/own-orders'

/** Leads to the member's orders. */
export function loader({ request, context }: Route.LoaderArgs) {
  return leadMember(context.get(shopContext), request, ordersPath)
}
