// @vitest-environment jsdom
import { getDesign } from '@selvage/core/design'
import { createGuest } from '@selvage/core/session'
import { createTestGateway } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import type { Shop } from '@selvage/machines/shop'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('an island’s changes bring the id of the tab; its reads do not, to need no preflight', async () => {
  // The page of another test has its shop already.
  vi.resetModules()
  const { IslandRoot } = await import('./island-root.tsx')
  const { useShop } = await import('@selvage/react/provider')
  const gateway = createTestGateway()
  vi.stubGlobal('fetch', gateway.fetch)
  const settings = {
    language: 'en',
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    override: '',
    gatewayUrl: gateway.url,
    paymentUrl: 'http://pay.test',
    storefrontOrigins: [location.origin],
  } as const
  let shop: Shop | undefined
  const Part = () => {
    shop = useShop()
    return null
  }
  renderToString(
    <IslandRoot page={{ settings, messages: catalogue }}>
      <Part />
    </IslandRoot>,
  )
  await shop?.gateway.send(getDesign, { params: { id: 15 }, query: {} })
  const body = { kind: 'session', country: 'US', currency: 'USD', locale: 'en_US' } as const
  await shop?.gateway.send(createGuest, { body })
  expect(gateway.requests.map(({ call, headers }) => [call, headers['window-id']])).toEqual([
    ['design.get', undefined],
    ['session.createGuest', expect.stringMatching(/^[\w-]{22}$/)],
  ])
})
