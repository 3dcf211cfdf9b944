import { SavedCards } from '@selvage/react/account'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { AccountFrame } from '../account/account-frame.tsx'
import { cardsPath, DELETE_PARAM } from '../account/cards-path.ts'
import { deleteCard, ownCards } from '../account/own-cards.server.ts'
import * as css from '../orders/orders-page.css.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/payment-methods'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, cards } = await ownCards(context.get(shopContext), request)
  const asked = new URL(request.url).searchParams.get(DELETE_PARAM)
  return { userId, cards, asked: cards.find(({ id }) => id === asked) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return deleteCard(context.get(shopContext), request)
}

export default function PaymentMethods({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { userId, ...cards } = loaderData
  const here = cardsPath(lang)
  return (
    <AccountFrame userId={userId} current="cards" title={t('account.cardsTitle')}>
      <div className={css.column}>
        {actionData?.error && <ErrorNotice error={actionData.error} />}
        <SavedCards
          {...cards}
          deleteHref={({ id }) => cardsPath(lang, id)}
          action={here}
          keepHref={here}
        />
      </div>
    </AccountFrame>
  )
}
