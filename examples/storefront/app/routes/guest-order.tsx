import { isShopError } from '@selvage/core/contract'
import { getOrderByToken } from '@selvage/core/orders'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { OrderView } from '@selvage/react/orders'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { data } from 'react-router'
import { accountPath } from '../account/account-paths.ts'
import { orderLineLinks } from '../cart/line-links.ts'
import * as css from '../orders/orders-page.css.ts'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/guest-order'

/** Statuses of a token that opens nothing, which all get one answer. */
const OPENS_NOTHING: readonly (number | undefined)[] = [400, 404]

/** Shows the one order that the token of a mail's link opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(shopContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const order = await needed(
    gateway.send(getOrderByToken, { body: { token } }).catch((error: unknown) => {
      if (isShopError(error) && OPENS_NOTHING.includes(error.status)) return null
      throw error
    }),
  )
  return data({ order }, { status: order ? 200 : 404 })
}

export default function GuestOrder({ loaderData: { order } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead
        title={order ? t('orders.name', { number: order.orderNumber }) : t('orders.linkOver')}
      />
      <div className={`${wrap} ${css.page}`}>
        {order ? (
          <div className={css.sheet}>
            <OrderView order={order} hrefFor={(item) => orderLineLinks(lang, item)} />
            <p className={css.note}>{t('orders.guestNote')}</p>
          </div>
        ) : (
          <EmptyState
            title={t('orders.linkOver')}
            level={1}
            actions={
              <>
                <ButtonLink href={localizePath('find-order', lang)}>
                  {t('orders.findTitle')}
                </ButtonLink>
                <ButtonLink kind="link" href={accountPath('login', lang)}>
                  {t('orders.logIn')}
                </ButtonLink>
              </>
            }
          >
            {t('orders.linkOverText')}
          </EmptyState>
        )}
      </div>
    </SiteFrame>
  )
}
