import { localizePath } from '@selvage/i18n/routes'
import { ErrorNotice, Flash } from '@selvage/react/flash'
import { BuyAgainResult, CancelQuestion, OrderView } from '@selvage/react/orders'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { orderLineLinks } from '../cart/line-links.ts'
import { orderAction } from '../orders/order-action.server.ts'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { CANCEL_QUESTION, orderPath, ordersPath } from '../orders/order-paths.ts'
import * as css from '../orders/orders-page.css.ts'
import { ownOrder } from '../orders/own-order.server.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { userOf } from '../settings/keep-choices.server.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/order'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await ownOrder(shop, params.order, request)
  const user = await userOf(shop)
  const isAsked = new URL(request.url).searchParams.get(QUESTION_PARAM) === CANCEL_QUESTION
  return {
    order,
    /** The member whose list leads here; null for a guest, who has no list. */
    memberId: user?.type === 'member' ? user.id : null,
    asksToCancel: isAsked && order.canceledAt === null,
    lineKey: shop.makeKey(),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return orderAction(context.get(shopContext), params.order, request)
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { order, memberId, asksToCancel, lineKey } = loaderData
  const { orderNumber } = order
  const { bought, isTooLate, error } = actionData ?? {}
  const here = orderPath(lang, order)
  const isOver = isTooLate || (asksToCancel && order.cancelableUntil === null)
  return (
    <SiteFrame>
      <PageHead title={t('orders.name', { number: orderNumber })} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.sheet}>
          {memberId !== null && (
            <a className={css.back} href={ordersPath(lang, memberId)}>
              {t('orders.all')}
            </a>
          )}
          {error && <ErrorNotice error={error} />}
          {isOver && (
            <Flash severity="attention">{t('orders.tooLate', { email: order.contactEmail })}</Flash>
          )}
          {bought && (
            <BuyAgainResult
              items={order.order.items}
              bought={bought}
              cartHref={localizePath('cart', lang)}
            />
          )}
          {asksToCancel && !isOver && (
            <CancelQuestion order={order} action={here} keepHref={here} />
          )}
          <OrderView
            order={order}
            hrefFor={(item) => orderLineLinks(lang, item)}
            invoiceHref={localizePath('invoice', lang, { orderNumber })}
            packingSlipHref={localizePath('packing-slip', lang, { orderNumber })}
            cancelHref={asksToCancel ? undefined : orderPath(lang, order, CANCEL_QUESTION)}
            again={{ action: here, lineKey }}
          />
        </div>
      </div>
    </SiteFrame>
  )
}
