import { describeConcurrentChanges } from '@selvage/core/testing/conformance'
import type { GatewayUnderTest } from '@selvage/core/testing/conformance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCartGateway } from '../testing/cart-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

// The rules of all gateways run over the embedded database, which makes one change after another.
describe('on PostgreSQL', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway('postgres')
  })
  afterAll(() => gateway.close())

  const open = () => {
    const shopper = gateway.shopper()
    const { origin, storefrontOrigins } = gateway.deps.config
    const pathOf = (input: RequestInfo | URL) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return pathname + search
    }
    const under: Pick<GatewayUnderTest, 'url' | 'storefront' | 'fetch' | 'promo'> = {
      url: origin,
      storefront: storefrontOrigins[0],
      fetch: (input, init) => shopper.fetch(pathOf(input), init),
      promo: {
        code: 'WELCOME10',
        percent: 10,
        fromUsdMinor: 0,
        membersCode: 'MEMBERS15',
        endedCode: 'HARVEST24',
      },
    }
    // These rules need no mail, no provider and no other page.
    return under as GatewayUnderTest
  }
  describeConcurrentChanges(open, { describe, test, expect })
})
