import { getCart } from '../cart/cart.contract.ts'
import type { ShippingForm } from '../checkout/address.ts'
import { openPayment, putDelivery, putPayment, putShipping } from '../checkout/checkout.contract.ts'
import { placeOrder } from '../checkout/payment-attempt.contract.ts'
import { readLayoutCode } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createTestGateway, SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from './index.ts'
import type { TestGatewayOptions } from './index.ts'

/** A shipping form that the gateway accepts. */
export const form: ShippingForm = {
  fullName: 'Ada Lovelace',
  line1: '1 Mill Lane',
  line2: '',
  city: 'Durham',
  state: 'NC',
  zipcode: '27701',
  country: 'US',
  phone: '919 555 0100',
  email: 'ada@example.com',
  emailRetype: 'ada@example.com',
  newsletter: false,
}
/** Ids of the first two sample designs. */
export const [first, second] = SAMPLE_DESIGNS.map(({ id }) => id)
/** A line of printed fabric. */
export const line = (designId = first ?? 0, quantity = 2) =>
  ({ designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }) as const

/** A line of wallpaper. */
export const paper = (quantity = 5) =>
  ({ designId: second ?? 0, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity }) as const

/** The sample layout of a template. */
export function sampleLayout(templateId: keyof typeof SAMPLE_LAYOUTS): Layout {
  const layout = readLayoutCode(SAMPLE_LAYOUTS[templateId].code)
  if (!layout) throw new Error(`The sample of template ${templateId} is no layout.`)
  return layout
}

/** A test gateway and a client that talks to it. */
export function setUp(options: TestGatewayOptions = {}) {
  const test = createTestGateway(options)
  return { test, gateway: createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch }) }
}

/** Goes through the checkout up to the review; `place` then places the order. */
export async function toReview({ gateway }: ReturnType<typeof setUp>, token: string) {
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const id = cart?.id ?? ''
  const shipped = await gateway.send(
    putShipping,
    { params: { id }, body: form },
    { version: cart?.version ?? 0 },
  )
  const body = {
    deliveryOptionId: 'standard',
    gift: { isGift: false, removePrices: false, message: '' },
  }
  const delivered = await gateway.send(
    putDelivery,
    { params: { id }, body },
    { version: shipped.order.version },
  )
  await gateway.send(openPayment, { params: { id }, body: {} })
  const checkout = await gateway.send(
    putPayment,
    { params: { id }, body: { method: 'card', token, billingAddress: null } },
    { version: delivered.order.version },
  )
  const { total } = checkout.order.pricing
  const place = (attempt: string) =>
    gateway.send(
      placeOrder,
      {
        params: { id },
        body: { attemptId: attempt, total },
      },
      { key: attempt, version: checkout.order.version },
    )
  return { id, checkout, place }
}
