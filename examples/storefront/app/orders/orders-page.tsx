import { ORDER_PAGE_SIZE } from '@selvage/core/orders'
import type { OrderPage } from '@selvage/core/orders'
import { TIME_FORM } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { OrderList } from '@selvage/react/orders'
import { Pager } from '@selvage/react/pager'
import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import { OwnZone } from '../page/own-zone.tsx'
import { orderPath, ordersPath } from './order-paths.ts'
import * as css from './orders-page.css.ts'

interface OrdersPageProps {
  readonly userId: string
  readonly list: OrderPage
  /** Makes a form that is sent twice one purchase. */
  readonly lineKey: string
}

/** The orders of a member, a page at a time. */
export function OrdersPage({ userId, list, lineKey }: OrdersPageProps) {
  const { lang, t } = useMessages()
  const { orders, total, pageOffset } = list
  return (
    <AccountFrame userId={userId} current="orders" title={t('orders.title')}>
      {total === 0 ? (
        <EmptyState
          title={t('orders.noneTitle')}
          level={2}
          actions={
            <>
              <ButtonLink href={localizePath('shop', lang)}>{t('orders.toShop')}</ButtonLink>
              <a href={localizePath('find-order', lang)}>{t('orders.findTitle')}</a>
            </>
          }
        >
          {t('orders.noneText')}
        </EmptyState>
      ) : (
        <div className={css.column}>
          <OrderList
            orders={orders}
            hrefFor={(order) => orderPath(lang, order)}
            lineKey={lineKey}
          />
          <OwnZone form={TIME_FORM} />
          <Pager
            total={total}
            offset={pageOffset * ORDER_PAGE_SIZE}
            pageSize={ORDER_PAGE_SIZE}
            hrefFor={(offset) => ordersPath(lang, userId, offset)}
          />
        </div>
      )}
    </AccountFrame>
  )
}
