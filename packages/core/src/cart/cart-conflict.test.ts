import { expect, it } from 'vitest'
import { shopError } from '../contract/shop-error.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway } from '../testing/create-test-gateway.ts'
import { SAMPLE_DESIGNS } from '../testing/sample-designs.table.ts'
import { cartOfConflict } from './cart-conflict.ts'
import { getCart, replaceItem } from './cart.contract.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const yard = { designId, fabric: 'MINKY', size: 'YARD', quantity: 2 } as const

it('reads the cart of a conflict alone, and none that is not whole', async () => {
  const { url, fetch } = createTestGateway({ user: 'guest', items: [yard] })
  const gateway = createGateway({ url, locale: 'en_US', fetch })
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const input = { params: { id: cart?.items[0]?.id ?? '' }, body: yard }
  const conflict: unknown = await gateway
    .send(replaceItem, input, { version: 99 })
    .catch((error: unknown) => error)
  expect(cartOfConflict(conflict)).toMatchObject({ count: 2 })
  const { current } = conflict as { current: unknown }
  expect(cartOfConflict(shopError('SERVER_ERROR', { status: 400, current }))).toBeUndefined()
  expect(
    cartOfConflict(shopError('CART_VERSION_CONFLICT', { status: 409, current: {} })),
  ).toBeUndefined()
})
