import type { Language } from '@selvage/core/locale'
import { redirect } from 'react-router'
import { knownUser, logInFirst } from './session-user.server.ts'
import type { Shop } from '../page/shop-context.ts'

/** Leads a member to a page of their account, and everybody else to the login and back. */
export async function leadMember(
  shop: Shop,
  request: Request,
  pathOf: (language: Language, userId: string) => string,
): Promise<Response> {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  return redirect(pathOf(shop.page.language, user.id))
}
