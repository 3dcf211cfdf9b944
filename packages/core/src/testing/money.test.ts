import { expect, describe, it } from 'vitest'
import { addToCart, getCart } from '../cart/cart.contract.ts'
import { createHandover, redeemHandover } from '../cart/handover.contract.ts'
import { putShipping } from '../checkout/checkout.contract.ts'
import { listFabrics } from '../fabric/fabric.contract.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { createGuest } from '../session/session.contract.ts'
import { first, form, line, setUp } from './test-gateway.test-data.ts'

describe('money of the test gateway', () => {
  it.each([
    [{}, form, { promised: true, free: true }],
    [
      { country: 'GB', currency: 'GBP' },
      { ...form, state: '', zipcode: 'SE1 7PB', country: 'GB' },
      { promised: false, free: false },
    ],
  ] as const)(
    'promises free delivery of a large order only where it is free: %j',
    async (options, address, wanted) => {
      const { gateway } = setUp({ items: [line(first, 20)], ...options })
      const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
      const { deliveryOptions, order } = await gateway.send(
        putShipping,
        { params: { id: cart?.id ?? '' }, body: address },
        { version: cart?.version ?? 0 },
      )
      const promised = [cart?.pricing.freeShippingFrom, order.pricing.freeShippingFrom].map(
        (from) => from !== null,
      )
      expect(promised).toEqual([wanted.promised, wanted.promised])
      expect(deliveryOptions.some(({ price }) => price.minor === 0)).toBe(wanted.free)
    },
  )

  it.each([
    [
      { country: 'GB', currency: 'GBP' },
      { included: true, known: true },
    ],
    [
      { country: 'US', currency: 'USD' },
      { included: false, known: false },
    ],
    [
      { country: 'CA', currency: 'CAD' },
      { included: false, known: false },
    ],
  ] as const)('says before the address whether the prices contain tax: %j', async (place, tax) => {
    const { gateway } = setUp({ items: [line(first, 2)], ...place })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    expect({ included: cart?.pricing.taxIncluded, known: cart?.pricing.tax !== null }).toEqual(tax)
    expect(cart?.pricing.total).toEqual(cart?.pricing.subtotal)
    const [fabric] = await gateway.send(listFabrics, { query: place })
    expect(fabric?.pricing.taxIncluded ?? false).toBe(tax.included)
  })

  it('shows a cart in another currency without changing it', async () => {
    const { gateway } = setUp({ items: [line()] })
    const read = async (query: { currency?: 'EUR' }) =>
      (await gateway.send(getCart, { params: { id: 'pending' }, query }))?.pricing.currency
    expect([await read({ currency: 'EUR' }), await read({})]).toEqual(['EUR', 'USD'])
  })

  it.each([
    ['a page that named it', { country: 'US' }, { country: 'GB', currency: 'GBP' }],
    ['a page that named its currency alone', { country: 'US' }, { currency: 'EUR' }],
    ['no page, where nobody named one', { country: 'GB', currency: 'GBP' }, {}],
  ] as const)('hands a cart over with the place of %s', async (_, made, left) => {
    const { gateway, test } = setUp({ user: 'guest' })
    const { cartToken } = await gateway.send(createGuest, {
      body: { kind: 'embed', ...made },
    })
    const page = createGateway({
      url: test.url,
      locale: 'en_GB',
      fetch: test.fetch,
      credentials: 'omit',
      token: () => cartToken ?? undefined,
    })
    await page.send(addToCart, { body: line() }, { key: 'key-of-the-page' })
    const { code } = await page.send(createHandover, { body: left })
    const { preferences } = await gateway.send(redeemHandover, { body: { code } })
    expect(preferences).toEqual(left)
  })
})
