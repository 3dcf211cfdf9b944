import { describe, expect, it } from 'vitest'
import { getCart, patchItem } from '../cart/cart.contract.ts'
import { putShipping } from '../checkout/checkout.contract.ts'
import { getAttempt } from '../checkout/payment-attempt.contract.ts'
import { form, line, setUp, toReview } from './test-gateway.test-data.ts'

describe('cart and checkout of the test gateway', () => {
  it('rejects a stale version with the current cart', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const itemId = cart?.items[0]?.id ?? ''
    await gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity: 5 } },
      { version: cart?.version ?? 0 },
    )
    const late = gateway.send(
      patchItem,
      { params: { id: itemId }, body: { quantity: 4 } },
      { version: cart?.version ?? 0 },
    )
    await expect(late).rejects.toMatchObject({
      code: 'CART_VERSION_CONFLICT',
      status: 409,
      current: { count: 5 },
    })
  })

  it.each([
    ['declined', 'CARD_DECLINED'],
    ['insufficient', 'CARD_INSUFFICIENT_FUNDS'],
  ])('declines tok_%s with %s', async (end, code) => {
    const { place } = await toReview(setUp({ items: [line()] }), `tok_${end}_0123456789ab`)
    await expect(place('attempt-0123456789')).rejects.toMatchObject({ code, status: 400 })
  })

  it('settles an unknown attempt when it is asked for twice', async () => {
    const shop = setUp({ items: [line()] })
    const { id, place } = await toReview(shop, 'tok_unknown_0123456789')
    expect((await place('attempt-0123456789')).state).toBe('unknown')
    const ask = () =>
      shop.gateway.send(getAttempt, { params: { id, attempt: 'attempt-0123456789' } })
    expect((await ask()).state).toBe('unknown')
    expect((await ask()).state).toBe('ordered')
  })

  it('names every field error of a form with its field', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const sent = gateway.send(
      putShipping,
      { params: { id: cart?.id ?? '' }, body: { ...form, zipcode: '1', city: '' } },
      { version: 1 },
    )
    await expect(sent).rejects.toMatchObject({
      all: expect.arrayContaining([
        { code: 'INVALID_ZIPCODE', field: 'zipcode' },
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'city', message: 'required' },
      ]),
    })
  })
})
