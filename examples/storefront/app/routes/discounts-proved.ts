import { isShopError } from '@selvage/core/contract'
import { verifyDiscount } from '@selvage/core/discount'
import { localizePath } from '@selvage/i18n/routes'
import { redirect } from 'react-router'
import { provedMessage, returnPath } from '../discount/verification.server.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/discounts-proved'

/**
 * The address that the identity provider leads back to: ends the verification and leads on to where
 * the shopper began it. Giving up is no error.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  // A prefetch or a HEAD request must not use the state up.
  if (request.method !== 'GET' || request.headers.get('sec-purpose')?.startsWith('prefetch'))
    return new Response(null, { status: 204 })
  const shop = context.get(shopContext)
  const { language } = shop.page
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  if (!state) return redirect(localizePath('discounts', language))
  const answer = { state, code: searchParams.get('code') || null }
  try {
    const { verified, returnUrl } = await shop.gateway.send(verifyDiscount, { body: answer })
    shop.flash.show(provedMessage(shop, verified))
    return redirect(returnPath(returnUrl, language))
  } catch (error) {
    if (!isShopError(error) || (error.status ?? 500) >= 500) throw error
    if (searchParams.get('error') !== 'access_denied')
      shop.flash.show({ text: 'ID_ME_VERIFICATION_FAILED' })
    return redirect(returnPath(error.params?.['returnUrl'], language))
  }
}
