import { describe, expect, expectTypeOf, test } from 'vitest'
import * as v from 'valibot'
import {
  addToCart,
  cartCount,
  patchItem,
  removeItem,
  replaceItem,
  setPromo,
} from '../cart/cart.contract.ts'
import type { ShippingForm } from '../checkout/address.ts'
import { openPayment, putDelivery, putPayment, putShipping } from '../checkout/checkout.contract.ts'
import { placeOrder } from '../checkout/payment-attempt.contract.ts'
import { addFillAYard } from '../fill-a-yard/fill-a-yard.contract.ts'
import { emptyLayout } from '../fill-a-yard/layout.ts'
import { createGuest, patchPreferences } from '../session/session.contract.ts'
import { compareWallpapers, estimateWall } from '../wallpaper/wall-estimate.contract.ts'
import { addWallpaper } from '../wallpaper/wallpaper.contract.ts'
import { encodeCall } from './call-request.ts'
import type { Call, CallBody, CallInput } from './define-call.ts'
import { row } from './encode-call.test-data.ts'

const form: ShippingForm = {
  fullName: 'Ada Byron',
  line1: '12 Analytical Row',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zipcode: '12201',
  country: 'US',
  phone: '',
  email: 'ada@example.com',
  emailRetype: 'ada@example.com',
  newsletter: true,
}
const { email: _, emailRetype: __, newsletter: ___, ...billingAddress } = form
const params = { id: 'order' }
const velvet = { designId: 7, fabric: 'VELVET', size: 'YARD', quantity: 2 } as const
const total = { minor: 4715, currency: 'EUR' } as const

describe('a body on the wire', () => {
  test.each([
    row(
      compareWallpapers,
      {
        query: { system: 'metric', designId: 12, currency: 'EUR', country: 'DE' },
        body: { height: 250, widths: [300, 120] },
      },
      '/wallpapers/prices/calculate?measurement_system=metric&currency=EUR&country=DE' +
        '&design_id=12&page_locale=de_DE',
      '{"height":250,"widths":[300,120]}',
    ),
    row(
      estimateWall,
      { params: { code: 'SMOOTH' }, body: { height: '96', widths: ['120'] } },
      '/wallpapers/prices/calculate/SMOOTH?page_locale=de_DE',
      '{"height":"96","widths":["120"]}',
    ),
    row(
      addToCart,
      { body: velvet },
      '/api/spoonflower/add-to-cart?page_locale=de_DE',
      '{"fabric":"VELVET","fabric_size":"YARD","quantity":2,"status":"pending","design":{"id":7}}',
    ),
    row(
      replaceItem,
      { params: { id: 'line' }, body: { ...velvet, promoId: 'spring' } },
      '/order_item/line?page_locale=de_DE',
      '{"fabric":"VELVET","fabric_size":"YARD","quantity":2,"status":"pending",' +
        '"design":{"id":7},"promo":{"id":"spring"}}',
    ),
    row(
      addWallpaper,
      { body: { designId: 7, wallpaper: 'SMOOTH', size: 'SWATCH', quantity: 1 } },
      '/wallpapers/order_items?page_locale=de_DE',
      '{"merchandise":{"wallpaper_item":{"code":"SMOOTH","size":"SWATCH"}},' +
        '"design":{"id":7},"quantity":1,"status":"pending"}',
    ),
    row(
      addFillAYard,
      { body: { layout: emptyLayout(8, 'PETAL_SIGNATURE_COTTON', 3), quantity: 4 } },
      '/fill_a_yard/order_items?page_locale=de_DE',
      '{"fill_a_yard":{"layout":"1.8.petal_signature_cotton.3..--"},' +
        '"quantity":4,"status":"pending"}',
    ),
    row(
      patchItem,
      { params: { id: 'line' }, body: { quantity: 3 } },
      '/order_item/line?page_locale=de_DE',
      '{"quantity":3}',
    ),
    row(
      setPromo,
      { params, body: { code: 'SPRING' } },
      '/order/order/promo?page_locale=de_DE',
      '{"code":"SPRING"}',
    ),
    row(removeItem, { params: { id: 'line' } }, '/order_item/line?page_locale=de_DE'),
    row(cartCount, {}, '/api/spoonflower/fetch-cart-count?page_locale=de_DE', '{}'),
    row(
      createGuest,
      { body: { kind: 'embed', country: 'DE', currency: 'EUR' } },
      '/guests?page_locale=de_DE',
      '{"kind":"embed","country":"DE","currency":"EUR"}',
    ),
    row(
      patchPreferences,
      { body: { country: 'DE', currency: 'EUR', measurement: 'metric' } },
      '/user/me/preferences?page_locale=de_DE',
      '{"preferences":{"country":"DE","currency":"EUR","measurement_system":"metric"}}',
    ),
    row(
      patchPreferences,
      { body: { currency: 'EUR' } },
      '/user/me/preferences?page_locale=de_DE',
      '{"preferences":{"currency":"EUR"}}',
    ),
    row(
      putShipping,
      { params, body: form },
      '/order/order/shipping_address?page_locale=de_DE',
      '{"full_name":"Ada Byron","address_line_1":"12 Analytical Row","address_line_2":"",' +
        '"city":"Albany","state":"NY","zipcode":"12201","country":"US","phone":"",' +
        '"email":"ada@example.com","email_retype":"ada@example.com","newsletter_opt_in":true}',
    ),
    row(
      putDelivery,
      {
        params,
        body: {
          deliveryOptionId: 'rush',
          gift: { isGift: true, removePrices: false, message: 'Hi' },
        },
      },
      '/order/order/delivery?page_locale=de_DE',
      '{"delivery_option_id":"rush",' +
        '"gift":{"is_gift":true,"remove_prices":false,"message":"Hi"}}',
    ),
    // A gift that was taken back leaves its message behind.
    row(
      putDelivery,
      {
        params,
        body: {
          deliveryOptionId: 'std',
          gift: { isGift: false, removePrices: false, message: '4242 4242 4242 4242' },
        },
      },
      '/order/order/delivery?page_locale=de_DE',
      '{"delivery_option_id":"std",' +
        '"gift":{"is_gift":false,"remove_prices":false,"message":""}}',
    ),
    row(openPayment, { params }, '/order/order/payment_session?page_locale=de_DE', '{}'),
    row(
      putPayment,
      { params, body: { method: 'card', token: 't', billingAddress: null } },
      '/order/order/payment?page_locale=de_DE',
      '{"method":"card","token":"t","billing_address":null}',
    ),
    row(
      putPayment,
      { params, body: { method: 'card', token: 't', billingAddress } },
      '/order/order/payment?page_locale=de_DE',
      '{"method":"card","token":"t","billing_address":{"full_name":"Ada Byron",' +
        '"address_line_1":"12 Analytical Row","address_line_2":"","city":"Albany",' +
        '"state":"NY","zipcode":"12201","country":"US","phone":""}}',
    ),
    row(
      placeOrder,
      { params, body: { attemptId: 'attempt-0123456789', total } },
      '/order/order/place?page_locale=de_DE',
      '{"attempt_id":"attempt-0123456789","raw_total":47.15,"currency":"EUR"}',
    ),
  ])('of %s to %s is %s', (_name, path, body, encoded) => {
    expect(encoded.path).toBe(path)
    expect(JSON.stringify(encoded.body)).toBe(body)
  })

  test('is read by the gateway as it was passed', () => {
    const read = <C extends Call>(call: C, input: CallInput<C>) =>
      v.parse(call.body as v.GenericSchema, encodeCall(call, input, 'de_DE').body)
    expect(read(putShipping, { params, body: form })).toEqual(form)
    const gift = { isGift: true, removePrices: false, message: 'Hi' }
    const delivery = { deliveryOptionId: 'rush', gift }
    expect(read(putDelivery, { params, body: delivery })).toEqual(delivery)
    const payment = { method: 'card', token: 't', billingAddress } as const
    expect(read(putPayment, { params, body: payment })).toEqual({
      ...payment,
      cardId: '',
      saveCard: false,
    })
  })

  test('is typed by the domain for a client, and by the wire for a gateway', () => {
    expectTypeOf<CallInput<typeof placeOrder>['body']>().toHaveProperty('attemptId')
    expectTypeOf<CallBody<typeof placeOrder>>().toHaveProperty('attempt_id')
    // @ts-expect-error A body with required parts cannot be left out.
    expect(() => encodeCall(placeOrder, { params }, 'de_DE')).toThrow(TypeError)
  })
})
