import type { User } from '@selvage/core/session'
import { redirect } from 'react-router'
import { userUnknown } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { accountPath } from './account-paths.ts'

/** Returns the user of the request's session; null for a visitor and while it cannot be asked. */
export async function userOf({ hasSession, session }: Shop): Promise<User | null> {
  const { status, user } = session.get()
  if (status !== 'unasked' || !hasSession) return user
  return (await session.load()).user
}

/**
 * Returns the user of the request's session; null for a visitor. Throws a page that asks again
 * while it is not known who that is, because nobody becomes a guest by a failure.
 * @source spec 1 §4
 */
export async function knownUser(shop: Shop): Promise<User | null> {
  const user = await userOf(shop)
  if (shop.hasSession && shop.session.get().status === 'unknown') throw userUnknown()
  return user
}

/** True when the request's session is a member's. */
export async function isMember(shop: Shop): Promise<boolean> {
  return (await knownUser(shop))?.type === 'member'
}

/** Leads to the login, which leads back to the page. */
export function logInFirst({ page }: Shop, { url }: Request): never {
  const { pathname, search } = new URL(url)
  throw redirect(accountPath('login', page.language, pathname + search), 303)
}
