import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { createTestGateway, SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { createShop } from '../shop/create-shop.ts'
import type { ShopOptions } from '../shop/shop-options.ts'
import type { ShopStorage } from '../shop/storage.ts'

export const [designId = 0, otherId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
export const line = (id = designId, quantity = 1) =>
  ({ designId: id, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }) as const

/** The layout of a template's sample. */
export function sampleLayout(templateId: keyof typeof SAMPLE_LAYOUTS) {
  const layout = readLayoutCode(SAMPLE_LAYOUTS[templateId].code)
  if (!layout) throw new Error(`The sample of template ${templateId} is no layout.`)
  return layout
}

/** A storage that works. */
export function memory(): ShopStorage & { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}
/** A storage as a browser that forbids it has it. */
export const blocked: ShopStorage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('SecurityError')
  },
  removeItem: () => {
    throw new Error('SecurityError')
  },
}

/** A shop over a test gateway; `reports` tells where something went wrong behind the scenes. */
export function setUp(
  gatewayOptions: TestGatewayOptions = {},
  options: Partial<ShopOptions> = {},
  test = createTestGateway(gatewayOptions),
) {
  const reports: string[] = []
  const shop = createShop({
    gatewayUrl: test.url,
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: test.fetch,
    report: (_, where) => reports.push(where),
    ...options,
  })
  return { test, shop, reports }
}
export type SetUp = ReturnType<typeof setUp>
/** Names of the calls that reached the gateway, in order. */
export const calls = ({ test }: SetUp) => test.requests.map(({ call }) => call)
