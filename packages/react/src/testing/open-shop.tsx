import { getDesign } from '@selvage/core/design'
import { listFabrics } from '@selvage/core/fabric'
import { createTestGateway, SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import { createShop, memoryStorage } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { LiveRegion } from '../live-region/index.ts'
import { MessagesProvider } from '../messages/index.ts'
import { SelvageProvider } from '../provider/index.ts'

/**
 * Opens a shop over the in-memory gateway, for component tests: a storefront's, or with
 * `storefrontOrigins: []` that of any other page.
 */
export function openShop({
  storefrontOrigins = [location.origin],
  ...options
}: TestGatewayOptions & { readonly storefrontOrigins?: readonly string[] } = {}) {
  const gateway = createTestGateway(options)
  const shop = createShop({
    gatewayUrl: gateway.url,
    storefrontOrigins,
    fetch: gateway.fetch,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
  })
  return { gateway, shop }
}

/** Returns a sample design with its price on each fabric. */
export async function readProduct({ shop }: ReturnType<typeof openShop>, at = 0) {
  const id = SAMPLE_DESIGNS[at]?.id ?? 1
  const [design, offers] = await Promise.all([
    shop.gateway.send(getDesign, { params: { id }, query: {} }),
    shop.gateway.send(listFabrics, { query: {} }),
  ])
  return { design, offers }
}

/** Returns a component inside the provider of its page's shop. */
export const inShop = (shop: Shop, children: ReactNode): ReactElement => (
  <SelvageProvider shop={shop} catalogue={catalogue}>
    {children}
  </SelvageProvider>
)

/** Renders inside the provider of a page's shop. */
export const renderInShop = (shop: Shop, children: ReactNode): RenderResult =>
  render(inShop(shop, children))

/** Renders a part that needs no shop, with messages and live regions alone. */
export function renderInRoot(children: ReactNode): RenderResult {
  return render(
    <MessagesProvider lang="en" catalogue={catalogue}>
      <LiveRegion>{children}</LiveRegion>
    </MessagesProvider>,
  )
}
