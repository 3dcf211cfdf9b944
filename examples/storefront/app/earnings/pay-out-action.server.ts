import { isShopError } from '@selvage/core/contract'
import { payOut } from '@selvage/core/earnings'
import { formatMoney } from '@selvage/i18n/format'
import type { ErrorMessage } from '@selvage/react/flash'
import { data, redirect } from 'react-router'
import { isMember, logInFirst } from '../account/session-user.server.ts'
import { isSignedOut } from '../own-designs/read-design.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formKey } from '../page/form-key.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { earningsPath } from './earnings-path.ts'

/** Pays a member's balance out, once for each page whose form is sent. */
export async function payOutAction(shop: Shop, request: Request) {
  if (!(await isMember(shop))) return logInFirst(shop, request)
  const key = formKey(await request.formData(), 'payout') ?? shop.makeKey()
  try {
    const { amount } = await shop.gateway.send(payOut, { body: {} }, { key })
    const params = { amount: formatMoney(amount, shop.page.locale) }
    shop.flash.show({ severity: 'success', text: 'studio.payoutDone', params })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (isSignedOut(error)) return logInFirst(shop, request)
    return data<{ error: ErrorMessage }>(
      { error: toErrorMessage(error) },
      { status: statusOf(error) },
    )
  }
  return redirect(earningsPath(shop.page.language), 303)
}
