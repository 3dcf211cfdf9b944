import { getOrder } from '@selvage/core/orders'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { renderInShop } from '../testing/open-shop.tsx'
import { ConfirmationScreen } from './confirmation-screen.tsx'

afterEach(cleanup)

test('a placed order says where and how it is sent, as what gift, and until when it can be canceled', async () => {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await shop.gateway.send(getOrder, { params: { orderNumber } })
  const gift = { isGift: true, removePrices: true, message: 'Happy birthday!\n<b>Ada</b>' }
  renderInShop(
    shop,
    <ConfirmationScreen
      invoice={{ ...order, gift }}
      cancelableUntil={order.cancelableUntil}
      shopHref="/shop"
    />,
  )
  const text = document.body.textContent
  expect(text).toContain(order.shippingAddress?.line1)
  expect(text).toContain('Standard')
  expect(text).toContain('This order is a gift. The packing slip shows no prices.')
  expect(screen.getByText(/^Happy birthday/).textContent).toBe(gift.message)
  expect(text).toContain('You can cancel this order until ')
})
