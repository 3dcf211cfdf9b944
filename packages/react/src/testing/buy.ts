import { getCart } from '@selvage/core/cart'
import {
  openPayment,
  placeOrder,
  putDelivery,
  putPayment,
  putShipping,
} from '@selvage/core/checkout'
import { getInvoice } from '@selvage/core/invoice'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { openShop } from './open-shop.tsx'

/** Two yards of a sample design. */
export const LINE = {
  designId: SAMPLE_DESIGNS[0]?.id ?? 1,
  fabric: 'PETAL_SIGNATURE_COTTON',
  size: 'YARD',
  quantity: 2,
} as const

/** Buys the cart of a shop of its own; returns the shop, and the order before and after. */
export async function buy() {
  const { shop } = openShop({ items: [LINE] })
  const bought = shop.gateway
  const cart = await bought.send(getCart, { params: { id: 'pending' }, query: {} })
  if (cart === null) throw new Error('The shop has no cart.')
  const params = { id: cart.id }
  const shipped = await bought.send(
    putShipping,
    {
      params,
      body: {
        fullName: 'June Harrow',
        line1: '418 Orchard Lane',
        line2: '',
        city: 'Hudson',
        state: 'NY',
        zipcode: '12534',
        country: 'US',
        phone: '518 555 0142',
        email: 'june@example.com',
        emailRetype: 'june@example.com',
        newsletter: false,
      },
    },
    { version: cart.version },
  )
  const gift = { isGift: false, removePrices: false, message: '' }
  const delivered = await bought.send(
    putDelivery,
    { params, body: { deliveryOptionId: 'standard', gift } },
    { version: shipped.order.version },
  )
  await bought.send(openPayment, { params, body: {} })
  const checkout = await bought.send(
    putPayment,
    { params, body: { method: 'card', token: 'tok_good_0123456789abcdef', billingAddress: null } },
    { version: delivered.order.version },
  )
  const { version, pricing } = checkout.order
  const attempt = await bought.send(
    placeOrder,
    { params, body: { attemptId: 'attempt-0123456789abcdef', total: pricing.total } },
    { key: 'attempt-0123456789abcdef', version },
  )
  const invoice = await bought.send(getInvoice, {
    params: { orderNumber: attempt.orderNumber ?? '' },
    query: {},
  })
  return { shop, checkout, attempt, invoice }
}
