import { isShopError } from '@selvage/core/contract'
import { askForOrder, checkOrderLookup } from '@selvage/core/orders'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { data, redirect } from 'react-router'
import { accountPath } from '../account/account-paths.ts'
import { ShortPage } from '../page/short-page.tsx'
import { Island } from '../island-runtime/island.tsx'
import FindOrderIsland from '../islands/find-order.tsx'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/find-order'

/** Asks for the mail, and says the same whether there is such an order or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const typed = { orderNumber: formText(form, 'order_number'), email: formText(form, 'email') }
  const errors = checkOrderLookup(typed)
  if (Object.keys(errors).length > 0) return data({ typed, errors, attempt: 1 }, { status: 400 })
  try {
    await shop.gateway.send(askForOrder, { body: typed })
  } catch (error) {
    if (!isShopError(error)) throw error
    return data({ typed, error: toErrorMessage(error), attempt: 1 }, { status: statusOf(error) })
  }
  shop.flash.show({ severity: 'success', text: 'orders.findAsked' })
  return redirect(localizePath('find-order', shop.page.language), 303)
}

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  return (
    <ShortPage title={t('orders.findTitle')} lead={t('orders.findLead')}>
      <Island
        name="find-order"
        of={FindOrderIsland}
        props={{ ...actionData, action: localizePath('find-order', lang) }}
        when={actionData ? 'load' : 'idle'}
      />
      <p>
        <a href={accountPath('login', lang)}>{t('orders.findHave')}</a>
      </p>
    </ShortPage>
  )
}
