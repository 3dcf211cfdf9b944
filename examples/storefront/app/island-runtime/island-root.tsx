import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { ErrorBoundary } from '@selvage/react/error-boundary'
import { SelvageProvider } from '@selvage/react/provider'
import { BEHIND_MARK } from '../cart/cart-channel.ts'
import { sessionFetch } from '../session/session-fetch.ts'
import { windowId } from '../session/window-id.ts'
import { keepingOverride } from '../settings/keep-override.ts'
import { WAKE_EVENT } from './island-marks.ts'
import type { PageSettings } from '../settings/page-settings.ts'

/** The data that all islands of a page share: its settings, and the messages that it names. */
export interface IslandPage {
  readonly settings: PageSettings
  /** The messages that the page's islands show. */
  readonly messages: Catalogue
}

interface IslandRootProps {
  readonly page: IslandPage
  /** The server's translator; a browser compiles one from the page's messages. */
  readonly translate?: Translate
  readonly children: ReactNode
  /** Called once, when every event handler inside is attached. */
  readonly onAlive?: () => void
}

/** The provider around every island, the same on the server and in the browser. */
export function IslandRoot({
  page: { settings, messages },
  translate,
  children,
  onAlive,
}: IslandRootProps) {
  const [shop] = useState(() => pageShop(settings))
  // A parent's effect runs after its children's. It must run once, however often the island
  // renders.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onAlive?.(), [])
  return (
    <SelvageProvider shop={shop} catalogue={messages} translate={translate}>
      <ErrorBoundary onError={(error) => shop.report(error, 'island')}>{children}</ErrorBoundary>
    </SelvageProvider>
  )
}

let browserShop: Shop | undefined

const loadRarelyNeeded = () => import('./rarely-needed.ts')

// A page in a browser has one visitor and therefore one shop. The server renders for many visitors,
// so there each island gets a shop of its own.
function pageShop(settings: PageSettings): Shop {
  if (typeof document === 'undefined') return createShop(settings)
  browserShop ??= browserShopOf(settings)
  prepareOnInput(browserShop)
  return browserShop
}

function browserShopOf(settings: PageSettings): Shop {
  const shop = createShop({
    ...settings,
    // The pages' addresses are fetched with the first way out of the page.
    navigate: (destination) =>
      void loadRarelyNeeded().then(({ navigateTo }) => navigateTo(destination, settings.language)),
    report: (error, where) => console.error(where, error),
    windowId: windowId(),
    fetch: sessionFetch(settings.traceparent, loadRarelyNeeded),
    policy: { origin: location.origin },
  })
  followTabs(shop)
  // `SHOP_EVENT` of the page's events, whose file no island loads.
  document.dispatchEvent(new CustomEvent('selvage-shop', { detail: shop }))
  return settings.override === '' ? shop : keepingOverride(shop, settings)
}

// The code comes with the first change of the cart, here or in another tab.
function followTabs({ cart }: Shop): void {
  const follow = () =>
    // A page that went offline tries again with the next change.
    void loadRarelyNeeded()
      .then(({ keepInStep }) => keepInStep(cart))
      .catch(() => undefined)
  cart.subscribe(follow)
  document.addEventListener(WAKE_EVENT, follow)
  if (BEHIND_MARK in document.body.dataset) follow()
}

// A touch of the page usually precedes a change, so the code that calls the gateway is loaded at
// the first one.
function prepareOnInput(shop: Shop): void {
  const first = new AbortController()
  const prepare = (): void => {
    first.abort()
    shop.prepare()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, prepare, { passive: true, signal: first.signal })
}
