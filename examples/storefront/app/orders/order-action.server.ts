import { isShopError, shopError } from '@selvage/core/contract'
import { buyAgain, cancelOrder } from '@selvage/core/orders'
import type { BoughtAgain, PlacedOrderDetails } from '@selvage/core/orders'
import { localizePath } from '@selvage/i18n/routes'
import type { ErrorMessage } from '@selvage/react/flash'
import { data, redirect } from 'react-router'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formKey } from '../page/form-key.server.ts'
import { formText } from '../page/form-text.ts'
import { notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { keepShown } from '../settings/keep-choices.server.ts'
import { guestOrderPath, orderPath } from './order-paths.ts'
import { logInFirst } from '../account/session-user.server.ts'

/** The answer of an order's form that leads nowhere else. */
export interface OrderActionData {
  /** The lines, where some were not put into the cart. */
  readonly bought?: BoughtAgain
  /** True when the order can be canceled no more. */
  readonly isTooLate?: boolean
  readonly error?: ErrorMessage
}

/** The order of a page, and the token of its mail where that opens it. */
interface OpenedOrder {
  readonly orderNumber: string
  readonly orderToken?: string | undefined
}

/** Takes a form of an order's page: buying it again, or canceling it. */
export async function orderAction(shop: Shop, opened: OpenedOrder, request: Request) {
  const form = await request.formData()
  try {
    switch (formText(form, 'intent')) {
      case 'buy-again':
        return await buy(shop, opened, form)
      case 'cancel':
        return await cancel(shop, opened)
      default:
        throw shopError('FIELD_VALUE_INVALID', { status: 400 })
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status === 404) return notFound()
    if (error.status === 401) return logInFirst(shop, request)
    const answer: OrderActionData =
      error.code === 'ORDER_NOT_EDITABLE' ? { isTooLate: true } : { error: toErrorMessage(error) }
    return data(answer, { status: statusOf(error) })
  }
}

async function buy(shop: Shop, { orderNumber, orderToken }: OpenedOrder, form: FormData) {
  await keepShown(shop)
  const itemId = formText(form, 'item') || undefined
  const key = formKey(form, [orderNumber, itemId]) ?? shop.makeKey()
  const send = () =>
    shop.gateway.send(buyAgain, { params: { orderNumber }, body: { itemId } }, { key, orderToken })
  // The buyer has a session; who has the link alone may have none, nor a cart yet.
  const bought = await (orderToken === undefined ? send() : shop.session.withSession(send))
  if (bought.lines.some(({ outcome }) => outcome !== 'added'))
    return data<OrderActionData>({ bought })
  shop.flash.show({
    severity: 'success',
    text: 'orders.bought',
    params: { count: bought.lines.length },
  })
  return redirect(localizePath('cart', shop.page.language), 303)
}

/** The message that says what becomes of what paid a canceled order. */
function canceledText({ due, creditReturned }: PlacedOrderDetails) {
  if (due.minor > 0) return 'orders.canceled'
  return creditReturned.minor > 0 ? 'orders.canceledCredit' : 'orders.canceledFree'
}

async function cancel({ gateway, flash, page }: Shop, { orderNumber, orderToken }: OpenedOrder) {
  const order = await gateway.send(
    cancelOrder,
    { params: { orderNumber }, body: {} },
    { orderToken },
  )
  flash.show({ severity: 'success', text: canceledText(order) })
  return redirect(
    orderToken === undefined
      ? orderPath(page.language, order)
      : guestOrderPath(page.language, orderToken),
    303,
  )
}
