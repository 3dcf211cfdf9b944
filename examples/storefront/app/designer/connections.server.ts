import { isShopError } from '@selvage/core/contract'
import { connectionsAmong, followDesigner, unfollowDesigner } from '@selvage/core/designer'
import { localizePath } from '@selvage/i18n/routes'
import { data, redirect } from 'react-router'
import { accountPath, nextPage } from '../account/account-paths.ts'
import { userOf } from '../account/session-user.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { designerPath } from './designer-path.ts'

/** Whether the visitor follows a designer; false when the gateway does not say. */
export async function isOwnConnection(shop: Shop, id: number): Promise<boolean> {
  if ((await userOf(shop))?.type !== 'member') return false
  const asked = shop.gateway.send(connectionsAmong, { query: { ids: [id] } })
  return (await asked.catch((): number[] => [])).includes(id)
}

/**
 * Follows a designer, or no longer, as a page without a script asks for it, and leads back to that
 * page: a guest by way of the login.
 */
export async function changeConnection(shop: Shop, form: FormData, screenName: string) {
  const { gateway, session, page } = shop
  const call = formText(form, 'wanted') === 'remove' ? unfollowDesigner : followDesigner
  try {
    const { needsLogIn } = await session.withSession(() =>
      gateway.send(call, { params: { screenName }, body: {} }),
    )
    const next = nextPage(formText(form, 'next'), page.language, page.storefrontOrigins[0] ?? '')
    const isHome = next === localizePath('home', page.language)
    const back = isHome ? designerPath(page.language, screenName) : next
    return redirect(needsLogIn ? accountPath('login', page.language, back) : back, 303)
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.code === 'USER_NOT_FOUND') return notFound()
    return data({ error: toErrorMessage(error) }, { status: statusOf(error) })
  }
}
