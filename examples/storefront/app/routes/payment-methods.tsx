import { SavedCards } from '@selvage/react/account'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { cardsPath, DELETE_PARAM } from '../account/cards-path.ts'
import { deleteCard, ownCards } from '../account/own-cards.server.ts'
import * as css from '../orders/orders-page.css.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/payment-methods'

export async function loader({ request, context }: Route.LoaderArgs) {
  const cards = await ownCards(context.get(shopContext), request)
  const asked = new URL(request.url).searchParams.get(DELETE_PARAM)
  return { cards, asked: cards.find(({ id }) => id === asked) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return deleteCard(context.get(shopContext), request)
}

export default function PaymentMethods({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const here = cardsPath(lang)
  return (
    <SiteFrame>
      <PageHead title={t('account.cardsTitle')} />
      <div className={`${wrap} ${css.page}`}>
        <div className={css.sheet}>
          {actionData?.error && <ErrorNotice error={actionData.error} />}
          <h1>{t('account.cardsTitle')}</h1>
          <div className={css.column}>
            <SavedCards
              {...loaderData}
              deleteHref={({ id }) => cardsPath(lang, id)}
              action={here}
              keepHref={here}
            />
          </div>
        </div>
      </div>
    </SiteFrame>
  )
}
