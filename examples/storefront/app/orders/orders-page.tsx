import { ORDER_PAGE_SIZE } from '@selvage/core/orders'
import type { OrderPage } from '@selvage/core/orders'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { OrderList } from '@selvage/react/orders'
import { Pager } from '@selvage/react/pager'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { PageHead } from '../page/page-head.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
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
    <SiteFrame>
      <PageHead title={t('orders.title')} />
      <div className={`${wrap} ${css.page}`}>
        {total === 0 ? (
          <EmptyState
            title={t('orders.noneTitle')}
            level={1}
            actions={
              <ButtonLink href={localizePath('shop', lang)}>{t('orders.toShop')}</ButtonLink>
            }
          >
            {t('orders.noneText')}
          </EmptyState>
        ) : (
          <>
            <div className={css.head}>
              <h1>{t('orders.title')}</h1>
            </div>
            <div className={css.column}>
              <OrderList
                orders={orders}
                hrefFor={(order) => orderPath(lang, order)}
                lineKey={lineKey}
              />
              <Pager
                total={total}
                offset={pageOffset * ORDER_PAGE_SIZE}
                pageSize={ORDER_PAGE_SIZE}
                hrefFor={(offset) => ordersPath(lang, userId, offset)}
              />
            </div>
          </>
        )}
      </div>
    </SiteFrame>
  )
}
