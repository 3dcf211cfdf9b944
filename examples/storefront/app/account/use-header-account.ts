import type { HeaderAccount } from '@selvage/react/header'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { ordersPath } from '../orders/order-paths.ts'
import { accountPath, nextFrom } from './account-paths.ts'
import type { PageVisitor } from './read-visitor.server.ts'

/**
 * Returns what the header shows of the visitor: the way to ask again where the gateway did not say
 * who that is, and nothing on a page that asked for nobody.
 */
export function useHeaderAccount(
  visitor: PageVisitor | null | undefined,
): HeaderAccount | undefined {
  const { lang } = useMessages()
  const { path, search } = useFrame()
  if (visitor === undefined) return undefined
  if (visitor === null) return { retryHref: path + search }
  if (visitor.name !== null && visitor.memberId !== null)
    return {
      name: visitor.name,
      href: ordersPath(lang, visitor.memberId),
      logOutAction: accountPath('logout', lang),
    }
  const next = nextFrom(path, search)
  return {
    logInHref: accountPath('login', lang, next),
    joinHref: accountPath('register', lang, next),
  }
}
