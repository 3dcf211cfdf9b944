import type { Shop } from '../page/shop-context.ts'
import { userOf } from './session-user.server.ts'

/** The visitor as every page knows them. */
export interface PageVisitor {
  /** A member's name; null for a guest and for a visitor without a session. */
  readonly name: string | null
  /** A member's id, which is in the address of the account; null for everybody else. */
  readonly memberId: string | null
  /**
   * Tells the pages of one member in a browser from those of another and of guests; it opens
   * nothing.
   */
  readonly mark: string
}

/** Returns the visitor; null when the gateway could not be asked, because that is no guest. */
export async function readVisitor(shop: Shop): Promise<PageVisitor | null> {
  const user = await userOf(shop)
  if (shop.hasSession && shop.session.get().status === 'unknown') return null
  return user?.type === 'member'
    ? { name: user.screenName ?? '', memberId: user.id, mark: user.id.slice(0, 8) }
    : { name: null, memberId: null, mark: '' }
}
