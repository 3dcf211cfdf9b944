import { redirect } from 'react-router'
import { redeemHandover } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import { localizePath } from '@selvage/i18n/routes'
import { soundChoices } from '../settings/choices.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { cartPath } from '../page/navigate.ts'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import type { Route } from './+types/cart-handover'

/** Codes are short; whatever is longer is none. */
const MAX_CODE = 200

/**
 * A shopper comes from a partner's page with a one-time code for the cart that they filled there.
 * It becomes their own cart here, shown in the money and the measures of that page, and the code is
 * gone from the address at once.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  // Whoever only looks ahead must not use the code up.
  if (request.method !== 'GET' || request.headers.get('sec-purpose')?.startsWith('prefetch'))
    return new Response(null, { status: 204 })
  const { searchParams } = new URL(request.url)
  return redirect(
    await redeem(
      context.get(shopContext),
      searchParams.get('code') ?? '',
      searchParams.get('to') === 'cart' ? 'cart' : 'checkout',
    ),
  )
}

/**
 * Redeems a code; gives the page to go on with: the checkout, unless the partner's link was to the
 * cart.
 */
async function redeem(shop: Shop, code: string, to: 'cart' | 'checkout'): Promise<string> {
  const {
    gateway,
    session,
    page: { language },
  } = shop
  if (code === '' || code.length > MAX_CODE) return cartPath(language, 'HANDOVER_INVALID')
  return needed(
    session
      .withSession(() => gateway.send(redeemHandover, { body: { code } }))
      .then(
        async ({ savedForLater, preferences }) => {
          await keepChoices(shop, soundChoices(preferences ?? {}))
          // What found no room in the order is kept for later, which the cart says.
          return savedForLater > 0
            ? cartPath(language, 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
            : localizePath(to, language)
        },
        (error: unknown) => {
          if (isShopError(error) && error.status !== undefined && error.status < 500)
            return cartPath(language, error.code)
          throw error
        },
      ),
  )
}
