import { restoreCheckout } from '@selvage/machines/checkout'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { inShop } from '../testing/open-shop.tsx'
import { CheckoutFlow } from './checkout-flow.tsx'

afterEach(cleanup)

test('a page that is loaded again before its confirmation is shown still finds the attempt', async () => {
  const { shop, checkout, attempt } = await buy()
  const orderId = checkout.order.id
  const stored = { version: 1, orderId, step: 'review', shipping: {}, attemptId: attempt.id }
  shop.storage.setItem(`selvage:checkout:${orderId}`, JSON.stringify(stored))
  const found = () => restoreCheckout(orderId, shop.storage)?.attemptId

  const heard: unknown[] = []
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
})
