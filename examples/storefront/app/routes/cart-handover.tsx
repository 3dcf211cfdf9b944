import { redirect } from 'react-router'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { OrderLine, OrderTotals } from '@selvage/react/order'
import { wrap } from '@selvage/react/theme'
import { incomingCart, redeem } from '../cart/incoming-cart.server.ts'
import { ownCart } from '../cart/own-cart.server.ts'
import { formText } from '../page/form-text.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/cart-handover'
import * as css from './cart-handover.css.ts'

const targetOf = (to: string | null) => (to === 'cart' ? 'cart' : 'checkout')

/**
 * Shows what the one-time code of a partner's page brings; its button takes it. A visitor with an
 * empty cart who comes from the very page that made the code has pressed a button there, and no
 * line of theirs changes: they go on at once, in the country and the currency that the page named.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  // A prefetch or a HEAD request must not use the code up.
  if (request.method !== 'GET' || request.headers.get('sec-purpose')?.startsWith('prefetch'))
    return new Response(null, { status: 204 })
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? ''
  const to = targetOf(searchParams.get('to'))
  const incoming = await incomingCart(shop, code)
  if (typeof incoming === 'string') return redirect(incoming)
  const { items, pricing, promo, count, origin, isRedeemed } = incoming
  if (isRedeemed) return redirect(localizePath(to, shop.page.language))
  const own = (await ownCart(shop))?.count ?? 0
  if (own === 0 && comesFrom(request, origin)) return redirect(await redeem(shop, code, to))
  return {
    code,
    // A cart that had pieces shows all of them together first.
    to: own === 0 ? to : 'cart',
    joins: own > 0,
    site: origin && new URL(origin).host,
    incoming: { items, pricing, promo, count },
  }
}

/** Whether the browser opened the address from a page of an origin. */
function comesFrom({ headers }: Request, origin: string | null): boolean {
  const [referrer, shownIn] = [headers.get('referer') ?? '', headers.get('sec-fetch-dest')]
  const isPage = shownIn === null || shownIn === 'document'
  return isPage && URL.canParse(referrer) && new URL(referrer).origin === origin
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const to = targetOf(formText(form, 'to'))
  return redirect(await redeem(context.get(shopContext), formText(form, 'code'), to), 303)
}

export default function CartHandover({ loaderData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { code, incoming, joins, site, to } = loaderData
  const { items, pricing, promo, count } = incoming
  const title = t('page.handoverTitle', { count })
  return (
    <SiteFrame checkout="open">
      <PageHead title={title} />
      <div className={`${wrap} ${css.page}`}>
        <h1>{title}</h1>
        <p className={css.text}>
          {site === null ? t('page.handoverFromElsewhere') : t('page.handoverFrom', { site })}
          {joins && ` ${t('page.handoverJoins')}`}
        </p>
        <h2 className={css.subtitle}>{t('checkout.items')}</h2>
        <ul className={css.lines}>
          {items.map((item) => (
            <li key={item.id}>
              <OrderLine item={item} look="summary" />
            </li>
          ))}
        </ul>
        {promo && <p className={css.text}>{t('cart.promoOn', { code: promo.code })}</p>}
        <OrderTotals pricing={pricing} />
        <form method="post" action={localizePath('cart-handover', lang)} className={css.actions}>
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="to" value={to} />
          <Button kind="buy" type="submit">
            {t('page.handoverAdd')}
          </Button>
          <ButtonLink kind="link" href={localizePath('home', lang)}>
            {t('page.handoverLater')}
          </ButtonLink>
        </form>
      </div>
    </SiteFrame>
  )
}
