import { restoreCheckout } from '@selvage/machines/checkout'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { CheckoutFlow } from './checkout-flow.tsx'

afterEach(cleanup)

test('a page that is loaded again before its confirmation is shown still finds the attempt', async () => {
  const { shop, checkout, attempt } = await buy()
  const orderId = checkout.order.id
  const stored = { version: 1, orderId, step: 'review', shipping: {}, attemptId: attempt.id }
  shop.tabStorage.setItem(`selvage:checkout:${orderId}`, JSON.stringify(stored))
  const found = () => restoreCheckout(orderId, shop.tabStorage)?.attemptId

  const heard: unknown[] = []
  const counted = shop.cart.loadCount()
  render(
    inShop(
      shop,
      <CheckoutFlow
        orderId={orderId}
        cartHref="/cart"
        shopHref="/shop"
        onOrdered={(orderNumber) => heard.push(orderNumber, found())}
      />,
    ),
  )
  await waitFor(() => expect(heard).toEqual([attempt.orderNumber, attempt.id]))
  await waitFor(() => expect(found()).toBeUndefined())
  await counted
  expect(shop.cart.get()).toEqual({ cart: null, count: 0 })
})

test('a page that the gateway does not know as a storefront says so, and leads to the cart', async () => {
  const { shop, gateway } = openShop()
  gateway.play('code:UNAUTHORIZED@checkout.get')
  render(inShop(shop, <CheckoutFlow orderId="order-1" cartHref="/cart" shopHref="/shop" />))
  const link = await screen.findByRole('link', { name: 'Back to cart' })
  expect(link.getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('alert').textContent).not.toBe('')
})

test('a page that goes elsewhere itself gets the error, and shows none here', async () => {
  const { shop, gateway } = openShop()
  gateway.play('code:UNAUTHORIZED@checkout.get')
  const left: unknown[] = []
  render(
    inShop(
      shop,
      <CheckoutFlow
        orderId="order-1"
        cartHref="/cart"
        shopHref="/shop"
        onLeave={(leave) => left.push(leave)}
      />,
    ),
  )
  await waitFor(() =>
    expect(left).toMatchObject([{ to: 'cart', errorMessage: { code: 'UNAUTHORIZED' } }]),
  )
  expect(screen.queryByRole('link', { name: 'Back to cart' })).toBeNull()
})
