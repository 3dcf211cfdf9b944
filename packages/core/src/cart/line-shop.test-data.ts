import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import type { LineShop } from './add-line.ts'
import type { Cart } from './cart-state.contract.ts'

export const [designId = 0, otherId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
/** A yard and a panel of the first design. */
export const yard = {
  designId,
  fabric: 'PETAL_SIGNATURE_COTTON',
  size: 'YARD',
  quantity: 2,
} as const
export const panel = { designId, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 3 } as const

/** A shop of a guest, with no more than adding a line needs. */
export function openShop() {
  const test = createTestGateway({ user: 'guest' })
  const gateway = createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch })
  let known: Cart | null | undefined
  let keys = 0
  const shop: LineShop = {
    gateway,
    session: { withSession: (write) => write() },
    cart: {
      get: () => ({ cart: known }),
      load: () => Promise.resolve(known ?? null),
      accept: (cart) => {
        known = cart
      },
    },
    makeKey: () => `key-of-line-number-${(keys += 1)}`,
  }
  const sent = () =>
    test.requests.map(({ call, headers }) => [call, headers['idempotency-key']].join(' ').trim())
  return { test, shop, sent, cart: () => known }
}
