import { previewHandover, redeemHandover } from '@selvage/core/cart'
import type { HandoverPreview } from '@selvage/core/cart'
import { currencyOf, measurementOf } from '@selvage/core/locale'
import { isShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { localizePath } from '@selvage/i18n/routes'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { soundChoices } from '../settings/choices.ts'
import type { Choices } from '../settings/choices.ts'
import { keepChoices } from '../settings/keep-choices.server.ts'
import { showSaved } from './show-saved.server.ts'

/** A longer code is never valid. */
const MAX_CODE = 200

/** The page behind a hand-over. */
export type HandoverTarget = 'cart' | 'checkout'

/** Returns what a code brings, or the page that says why it brings nothing. */
export async function incomingCart(shop: Shop, code: string): Promise<HandoverPreview | string> {
  const { country, currency } = shop.page
  const body = { code, country, currency }
  return withCode(shop, code, () => shop.gateway.send(previewHandover, { body }))
}

/**
 * Redeems a code. Returns the target's address, or the cart's when it has something to explain.
 */
export async function redeem(shop: Shop, code: string, to: HandoverTarget): Promise<string> {
  const { gateway, session, page } = shop
  const redeemed = await withCode(shop, code, () =>
    session.withSession(() => gateway.send(redeemHandover, { body: { code } })),
  )
  if (typeof redeemed === 'string') return redeemed
  const { savedForLater, preferences } = redeemed
  await needed(keepChoices(shop, namedChoices(page, soundChoices(preferences))))
  if (savedForLater === 0) return localizePath(to, page.language)
  showSaved(shop, savedForLater)
  return localizePath('cart', page.language)
}

/**
 * Returns the choices of a page that named a country or a currency. Another country brings its
 * currency, where the page named none, and its measures; the shopper's own country brings nothing,
 * so that the measures that they chose stay.
 */
function namedChoices(before: Choices, named: Partial<Choices>): Partial<Choices> {
  const { country } = named
  if (country === undefined || country === before.country) return named
  return { currency: currencyOf(country), measurement: measurementOf(country), ...named }
}

/** Returns an answer, or the cart's address with the reason why the gateway rejected it. */
async function withCode<T>(shop: Shop, code: string, work: () => Promise<T>): Promise<T | string> {
  if (code === '' || code.length > MAX_CODE) return cartWith(shop, 'HANDOVER_INVALID')
  return needed(
    work().catch((error: unknown) => {
      if (isShopError(error) && error.status !== undefined && error.status < 500)
        return cartWith(shop, error.code)
      throw error
    }),
  )
}

function cartWith({ flash, page }: Shop, text: ErrorCode): string {
  flash.show({ text })
  return localizePath('cart', page.language)
}
