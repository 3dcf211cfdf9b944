import { addToCart } from '@selvage/core/cart'
import { createGateway } from '@selvage/core/gateway'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask } = await openShop()

const page = async (itemId: string) =>
  (await ask(`/en/fabric/5?fabric=petal-signature-cotton&order_item_id=${itemId}`)).text()

it('offers to update the line of an address only when it is in the visitor’s own cart', async () => {
  const gateway = createGateway({
    url: served.url,
    locale: 'en_US',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('Cookie', 'selvage_access=t')
      return fetch(input, { ...init, headers })
    },
  })
  const { itemId } = await gateway.send(
    addToCart,
    { body: { designId: 5, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 } },
    { key: 'a-line-of-the-visitor' },
  )
  expect(await page(itemId)).toContain(`name="order_item_id" value="${itemId}"`)
  expect(await page('a-line-of-somebody-else')).not.toContain('name="order_item_id"')
})
