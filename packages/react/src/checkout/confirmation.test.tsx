import { getOrder } from '@selvage/core/orders'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OrderView } from '../orders/index.ts'
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
  expect(text).not.toContain('has been used')
})

test('an order of a gift certificate can be canceled as long as that is not used, and says so', async () => {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await shop.gateway.send(getOrder, { params: { orderNumber } })
  const stock = { code: 'GIFT_CERTIFICATE' }
  const bought = { ...order.order, items: order.order.items.map((item) => ({ ...item, stock })) }
  const certificate = { ...order, order: bought } as typeof order
  const sentence = 'as long as nothing from it has been used.'
  renderInShop(
    shop,
    <ConfirmationScreen
      invoice={certificate}
      cancelableUntil={order.cancelableUntil}
      shopHref="/shop"
    />,
  )
  expect(document.body.textContent).toContain(sentence)
  cleanup()
  renderInShop(shop, <OrderView order={certificate} cancelHref="#cancel" />)
  expect(document.body.textContent).toContain(sentence)
})
