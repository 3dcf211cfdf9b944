import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { ErrorBoundary } from '@selvage/react/error-boundary'
import { LiveRegion } from '@selvage/react/live-region'
import { MessagesProvider } from '@selvage/react/messages'
import { keepingOverride } from '../settings/keep-override.ts'
import { navigateTo } from '../page/navigate.ts'
import type { PageSettings } from '../settings/page-settings.ts'

/** What all islands of one page share; stands in the page as JSON. */
export interface IslandPage {
  readonly settings: PageSettings
  /** The words of the features that the page's islands speak of. */
  readonly messages: Catalogue
}

const ShopContext = createContext<Shop | undefined>(undefined)

/** The one shop of the page: what an island puts into the cart, every other island sees. */
export function useIslandShop(): Shop {
  const shop = use(ShopContext)
  if (!shop)
    throw new Error('An island is drawn inside IslandRoot, which gives it the page’s shop.')
  return shop
}

interface IslandRootProps {
  readonly page: IslandPage
  /** The server's translator; a browser compiles one from the page's messages. */
  readonly translate?: Translate
  readonly children: ReactNode
  /** Called once, when every listener inside is in place. */
  readonly onAlive?: () => void
}

/** What stands around every island, the same on the server and in the browser. */
export function IslandRoot({
  page: { settings, messages },
  translate,
  children,
  onAlive,
}: IslandRootProps) {
  const [shop] = useState(() => pageShop(settings))
  // A parent's effect runs after its children's. Once for the island's life, whatever is drawn
  // later.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onAlive?.(), [])
  return (
    <MessagesProvider
      lang={settings.language}
      locale={settings.locale}
      measurement={settings.measurement}
      catalogue={messages}
      translate={translate}
    >
      <ShopContext value={shop}>
        <LiveRegion>
          <ErrorBoundary onError={(error) => shop.report(error, 'island')}>
            {children}
          </ErrorBoundary>
        </LiveRegion>
      </ShopContext>
    </MessagesProvider>
  )
}

let browserShop: Shop | undefined

// A page in a browser has one visitor and so one shop. The server draws for many: there each island
// gets one that dies with it.
function pageShop(settings: PageSettings): Shop {
  if (typeof document === 'undefined') return createShop(settings)
  browserShop ??= browserShopOf(settings)
  prepareOnInput(browserShop)
  return browserShop
}

function browserShopOf(settings: PageSettings): Shop {
  const shop = createShop({
    ...settings,
    // Read at each use: where a browser blocks storage, even its name throws.
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
    },
    navigate: (destination) => navigateTo(destination, settings.language),
    report: (error, where) => console.error(where, error),
    policy: { origin: location.origin },
  })
  return settings.override === '' ? shop : keepingOverride(shop, settings)
}

// Whoever touches the page is about to change something: what talks to the gateway is fetched while
// they are at it.
function prepareOnInput(shop: Shop): void {
  const first = new AbortController()
  const prepare = (): void => {
    first.abort()
    shop.prepare()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, prepare, { passive: true, signal: first.signal })
}
