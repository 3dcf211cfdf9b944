import type { HeaderAccount } from '@selvage/react/header'
import { useMessages } from '@selvage/react/messages'
import { useFrame } from '../page/frame.ts'
import { ordersPath } from '../orders/order-paths.ts'
import { favoritesPath } from '../favorites/favorites-path.ts'
import { accountTabs, TAB_PATHS } from './account-tabs.ts'
import { accountPath, nextFrom } from './account-paths.ts'
import type { PageVisitor } from './read-visitor.server.ts'

/**
 * Returns what the header shows of the visitor: the way to ask again where the gateway did not say
 * who that is, and nothing on a page that asked for nobody.
 */
export function useHeaderAccount(
  visitor: PageVisitor | null | undefined,
): HeaderAccount | undefined {
  const { lang, t } = useMessages()
  const { path, search } = useFrame()
  if (visitor === undefined) return undefined
  if (visitor === null) return { retryHref: path + search }
  const { name, memberId } = visitor
  if (name !== null && memberId !== null)
    return {
      name,
      href: ordersPath(lang, memberId),
      logOutAction: accountPath('logout', lang),
      groups: [
        {
          links: [
            ...accountTabs.map((tab) => ({
              href: TAB_PATHS[tab](lang, memberId),
              label: t(`account.tab_${tab}`),
            })),
            { href: favoritesPath(lang), label: t('favorites.title'), separator: true },
          ],
        },
      ],
    }
  const next = nextFrom(path, search)
  return {
    logInHref: accountPath('login', lang, next),
    joinHref: accountPath('register', lang, next),
  }
}
