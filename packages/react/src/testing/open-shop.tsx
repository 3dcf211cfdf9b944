import { getDesign } from '@selvage/core/design'
import { listFabrics } from '@selvage/core/fabric'
import { createTestGateway, SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import { createShop } from '@selvage/machines/shop'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LiveRegion } from '../live-region/index.ts'
import { MessagesProvider } from '../messages/index.ts'

/** Opens a shop over the in-memory gateway, for component tests. */
export function openShop(options: TestGatewayOptions = {}) {
  const gateway = createTestGateway(options)
  const shop = createShop({
    gatewayUrl: gateway.url,
    storefrontOrigins: [location.origin],
    fetch: gateway.fetch,
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

/** Renders inside the providers that every page has: messages and live regions. */
export function renderInRoot(children: ReactNode): RenderResult {
  return render(
    <MessagesProvider lang="en" catalogue={catalogue}>
      <LiveRegion>{children}</LiveRegion>
    </MessagesProvider>,
  )
}
