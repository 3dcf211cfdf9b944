import { redirect } from 'react-router'
import { redeemHandover } from '@selvage/core/cart'
import { isShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { localizePath } from '@selvage/i18n/routes'
import type { FlashInput } from '@selvage/machines/flash'
import { soundChoices } from '../settings/choices.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import type { Route } from './+types/cart-handover'

/** A longer code is never valid. */
const MAX_CODE = 200

/**
 * Redeems the one-time code of a cart that was filled on a partner's page. The cart becomes the
 * visitor's own, in the currency and measures of that page, and the code leaves the address at
 * once.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  // A prefetch or a HEAD request must not use the code up.
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
 * Redeems a code and returns the next page: the checkout, or the cart when the partner linked to
 * it.
 */
async function redeem(shop: Shop, code: string, to: 'cart' | 'checkout'): Promise<string> {
  const {
    flash,
    gateway,
    session,
    page: { language },
  } = shop
  const cartWith = (text: ErrorCode, params?: FlashInput['params']): string => {
    flash.show({ text, ...(params && { params }) })
    return localizePath('cart', language)
  }
  if (code === '' || code.length > MAX_CODE) return cartWith('HANDOVER_INVALID')
  return needed(
    session
      .withSession(() => gateway.send(redeemHandover, { body: { code } }))
      .then(
        async ({ itemLimit, savedForLater, preferences }) => {
          await keepChoices(shop, soundChoices(preferences ?? {}))
          // Items without room in the order are saved for later; the cart explains it.
          return savedForLater > 0
            ? cartWith('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { limit: itemLimit })
            : localizePath(to, language)
        },
        (error: unknown) => {
          if (isShopError(error) && error.status !== undefined && error.status < 500)
            return cartWith(error.code)
          throw error
        },
      ),
  )
}
