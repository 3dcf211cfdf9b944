import { data, redirect } from 'react-router'
import {
  forgetItem,
  getCart,
  MAX_QUANTITY,
  patchItem,
  readQuantity,
  removeItem,
  restoreItem,
  setPromo,
} from '@selvage/core/cart'
import type { ReadQuantity } from '@selvage/core/cart'
import { isShopError, shopError } from '@selvage/core/contract'
import { isForMembers } from '@selvage/core/errors'
import { eventTotals } from '@selvage/core/analytics'
import { localizePath } from '@selvage/i18n/routes'
import { ErrorNotice, Flash } from '@selvage/react/flash'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { useRegion } from '../settings/use-region.ts'
import { useFrame } from '../page/frame.ts'
import { formText } from '../page/form-text.ts'
import { Island } from '../island-runtime/island.tsx'
import CartIsland from '../islands/cart.tsx'
import { accountPath, nextFrom } from '../account/account-paths.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { usePageEvent } from '../analytics/event-script.tsx'
import { applyWaitingPromo } from '../cart/apply-waiting-promo.server.ts'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { changeSaved, isSavedIntent, versionOf } from '../cart/change-saved.server.ts'
import { ownCart } from '../cart/own-cart.server.ts'
import { ownSaved } from '../cart/own-saved.server.ts'
import { savedOffsetOf, savedPath } from '../cart/saved-path.ts'
import { PageHead } from '../page/page-head.tsx'
import { isLeft, showLeft } from '../page/show-left.server.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { errorNotice } from '../site/error-notice.css.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import type { Route } from './+types/cart'
import * as css from './cart.css.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const waitedPromo = await applyWaitingPromo(shop)
  const [cart, { installments, delivery }, saved] = await Promise.all([
    ownCart(shop),
    buyingTerms(shop),
    ownSaved(shop, savedOffsetOf(request)),
  ])
  const isShipped = cart !== null && cart.items.length > 0 && cart.needsShipping
  const arrival = isShipped ? delivery?.estimates[0] : undefined
  return { cart, installments, saved, arrival, waitedPromo }
}

/** The cart's forms, for a page without script; each ends on the cart's own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  try {
    const intent = formText(form, 'intent')
    if (isSavedIntent(intent)) {
      await changeSaved(shop, intent, form)
      return redirect(savedPath(shop.page.language), 303)
    }
    await change(shop, form)
    // A keyboard goes on at the rows of removed lines.
    const place = intent === 'remove' || intent === 'forget' ? '#removed' : ''
    return redirect(localizePath('cart', shop.page.language) + place, 303)
  } catch (error) {
    // A rejected code stays in its field; its form alone has one.
    const typed = formText(form, 'intent') === 'promo' ? formText(form, 'code') : undefined
    if (typed !== undefined && isShopError(error) && isForMembers(error))
      shop.waitingPromo.keep(typed)
    return data({ error: toErrorMessage(error), typed }, { status: statusOf(error) })
  }
}

export default function Cart({
  loaderData: { cart, installments, saved, arrival, waitedPromo },
  actionData,
}: Route.ComponentProps) {
  const { lang, t, dateRange } = useMessages()
  const { path, search } = useFrame()
  const region = useRegion()
  const guest = useIsGuest()
  const logInHref = accountPath('login', lang, nextFrom(path, search))
  const { error, typed } = actionData ?? {}
  usePageEvent(
    cart ? { name: 'cart_viewed', ...eventTotals(cart.items, cart.pricing.total) } : undefined,
  )
  const rejectedPromo = error && typed !== undefined ? { typed, error } : waitedPromo
  return (
    <SiteFrame liveCart cartPieces={cart?.count ?? 0}>
      <PageHead title={t('page.cartTitle')} />
      <div className={wrap} data-fresh="">
        <h1 className={css.title}>{t('cart.title')}</h1>
        <p className={css.region}>
          {t('navigation.region', region)}{' '}
          <a href={localizePath('preferences', lang, {}, { back: path })}>
            {t('navigation.changeRegion')}
          </a>
          {arrival && (
            <b className={css.arrival}>
              {t('delivery.arrives', {
                dates: dateRange(arrival.arrivesFrom, arrival.arrivesUntil),
              })}
            </b>
          )}
        </p>
        {error && (
          <div className={errorNotice}>
            <ErrorNotice error={error} guest={guest} />
          </div>
        )}
        {cart && cart.items.length > 0 && cart.needsShipping && (
          <noscript>
            <div className={errorNotice}>
              <Flash severity="attention">{t('checkout.needsScript')}</Flash>
            </div>
          </noscript>
        )}
        <Island
          name="cart"
          of={CartIsland}
          props={{ cart, saved, rejectedPromo, installments, logInHref }}
          when="intent"
        />
      </div>
    </SiteFrame>
  )
}

/** Returns what the quantity's field says where a script reads it. */
async function quantityProblem(shop: Shop, id: string, read: ReadQuantity) {
  const severity = 'attention' as const
  if (!read.ok && read.fieldError === 'required') return { severity, text: 'FIELD_CANNOT_BE_BLANK' }
  if (!read.ok) return { severity, text: `forms.${read.fieldError}` }
  const line = (await ownCart(shop))?.items.find((each) => each.id === id)
  const params = { typed: read.reset ?? 0, max: MAX_QUANTITY, quantity: line?.quantity ?? 0 }
  return { severity, text: 'form.quantityStays', params }
}

async function change(shop: Shop, form: FormData): Promise<void> {
  const { flash, gateway } = shop
  if (isLeft(form)) {
    if (!showLeft(shop, form)) throw shopError('FIELD_VALUE_INVALID', { status: 400 })
    return
  }
  const item = formText(form, 'item')
  const version = versionOf(form)
  switch (formText(form, 'intent')) {
    case 'update': {
      const read = readQuantity(formText(form, 'quantity'))
      if (!read.ok || read.reset !== undefined) {
        flash.show(await quantityProblem(shop, item, read))
        return
      }
      await gateway.send(
        patchItem,
        { params: { id: item }, body: { quantity: read.quantity } },
        { version },
      )
      break
    }
    case 'remove':
      await gateway.send(removeItem, { params: { id: item } }, { version })
      return
    case 'forget':
      await gateway.send(forgetItem, { params: { id: item } }, { version })
      return
    case 'undo':
      await gateway.send(restoreItem, { params: { id: item } }, { version })
      break
    case 'promo':
    case 'promo-off': {
      const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
      if (!cart) throw shopError('ORDER_NOT_FOUND', { status: 404 })
      const code = formText(form, 'intent') === 'promo' ? formText(form, 'code').trim() : null
      if (code === '') throw shopError('FIELD_CANNOT_BE_BLANK', { status: 400 })
      await gateway.send(setPromo, { params: { id: cart.id }, body: { code } }, { version })
      break
    }
    default:
      throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  }
  flash.show({ severity: 'success', text: 'cart.updated' })
}
