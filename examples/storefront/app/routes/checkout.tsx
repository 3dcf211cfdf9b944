import { redirect } from 'react-router'
import { getAttempt, getCheckout } from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import { isShopError } from '@selvage/core/contract'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { Flash } from '@selvage/react/flash'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { Island } from '../island-runtime/island.tsx'
import { checkoutPaths, stepsByPath } from '../checkout/checkout-paths.ts'
import { plainAction } from '../checkout/plain-action.server.ts'
import { PlainCheckout } from '../checkout/plain-checkout.tsx'
import { plainState } from '../checkout/plain-state.server.ts'
import CheckoutIsland from '../islands/checkout.tsx'
import { savedAddresses } from '../addresses/saved-addresses.server.ts'
import { ownCart } from '../cart/own-cart.server.ts'
import { needed, userUnknown } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/checkout'
import * as css from './checkout.css.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { language } = shop.page
  await leadOn(shop, new URL(request.url).searchParams)
  const [cart] = await Promise.all([ownCart(shop), shop.session.load()])
  const type = shop.session.type()
  // Who they are is not known, which makes nobody a guest.
  if (shop.hasSession && type === 'unknown') throw userUnknown()
  const guest = type !== 'member'
  const checkout = cart && cart.items.length > 0 ? await readCheckout(shop, cart.id) : null
  // Orders are placed at the review alone, where the browser may have stored one whose answer was
  // lost.
  const maybePlaced =
    shop.hasSession && matchPath(new URL(request.url).pathname)?.route === 'checkout-review'
  if (!checkout && !maybePlaced) throw redirect(localizePath('cart', language))
  const step = stepsByPath(language)[new URL(request.url).pathname]
  return {
    checkout,
    guest,
    step,
    addresses: guest ? [] : await savedAddresses(shop),
    plain: checkout && (await plainState(shop, checkout, { guest, asked: step })),
    country: shop.page.country,
  }
}

/** The forms of a page without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return plainAction(context.get(shopContext), request)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { plain, country, ...island } = loaderData
  const { checkout, guest } = island
  return (
    <SiteFrame checkout="open">
      <PageHead title={t('page.checkoutTitle')} />
      <noscript>
        <div className={`${wrap} ${css.noScript}`}>
          {plain && checkout ? (
            <PlainCheckout
              checkout={checkout}
              guest={guest}
              country={country}
              state={plain}
              rejection={actionData}
            />
          ) : (
            <>
              <h1>{t('page.checkoutTitle')}</h1>
              <Flash severity="attention">
                {t('checkout.needsScript')}{' '}
                <a href={localizePath('cart', lang)}>{t('navigation.backToCart')}</a>
              </Flash>
            </>
          )}
        </div>
      </noscript>
      <div className={css.room} data-fresh="">
        <Island
          name="checkout"
          of={CheckoutIsland}
          props={{ ...island, paths: checkoutPaths(lang) }}
          when="load"
        />
      </div>
    </SiteFrame>
  )
}

/**
 * Leads a shopper who comes back from the payment provider to the confirmation of the order, which
 * may be placed already. Everything else about the attempt is the checkout's.
 */
async function leadOn({ gateway, page, hasSession }: Shop, query: URLSearchParams): Promise<void> {
  const [attempt, id] = [query.get('attempt'), query.get('order')]
  if (!attempt || !id || !hasSession) return
  const params = { id, attempt }
  const ended = await gateway.send(getAttempt, { params }).catch(() => null)
  if (ended?.state !== 'ordered') return
  const confirmation = localizePath('checkout-confirm', page.language)
  throw redirect(`${confirmation}?order=${encodeURIComponent(ended.orderNumber ?? '')}`)
}

/** Reads the checkout. An order that cannot be checked out leads to the cart, with the reason. */
async function readCheckout({ flash, gateway, page }: Shop, id: string): Promise<Checkout> {
  return needed(
    gateway.send(getCheckout, { params: { id }, query: {} }).catch((error: unknown) => {
      if (
        isShopError(error) &&
        error.status !== undefined &&
        error.status < 500 &&
        error.status !== 429
      ) {
        flash.show({ text: error.code })
        throw redirect(localizePath('cart', page.language))
      }
      throw error
    }),
  )
}
