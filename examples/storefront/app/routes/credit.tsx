import { ButtonLink } from '@selvage/react/button'
import { CreditHistory } from '@selvage/react/credit'
import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import { actions } from '../credit/credit-page.css.ts'
import { ownCredit } from '../credit/own-credit.server.ts'
import * as css from '../orders/orders-page.css.ts'
import { orderPath } from '../orders/order-paths.ts'
import { pathIn } from '../page/path-in.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/credit'

export async function loader({ request, context }: Route.LoaderArgs) {
  return ownCredit(context.get(shopContext), request)
}

export default function Credit({ loaderData: { userId, credit } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <AccountFrame userId={userId} current="credit" title={t('credit.title')}>
      <div className={css.column}>
        <CreditHistory credit={credit} orderHref={(order) => orderPath(lang, order)} />
        <p className={actions}>
          <ButtonLink href={pathIn('spoondollars', lang)}>{t('credit.buy')}</ButtonLink>
          <ButtonLink href={pathIn('pro', lang)}>{t('page.proTitle')}</ButtonLink>
        </p>
      </div>
    </AccountFrame>
  )
}
