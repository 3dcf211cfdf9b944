import { describe, expect, it } from 'vitest'
import { addToCart, cartCount, createHandover, getCart, patchItem, redeemHandover, removeItem, replaceItem, setPromo, toCartPayload } from '../cart/cart.contract.ts'
import { getAttempt, getCheckout, openPayment, placeOrder, putDelivery, putPayment, putShipping, toWireShipping } from '../checkout/checkout.contract.ts'
import type { ShippingForm } from '../checkout/address.ts'
import { getDesign, getDesignCards } from '../design/design.contract.ts'
import { listFabrics } from '../fabric/fabric.contract.ts'
import { createGateway } from '../gateway/create-gateway.ts'
import { getInvoice } from '../invoice/invoice.contract.ts'
import { searchDesigns } from '../search/search.contract.ts'
import { createGuest, patchPreferences, refreshToken, whoAmI } from '../session/session.contract.ts'
import { createTestGateway, SAMPLE_DESIGNS, TEST_CALLS } from './index.ts'
import type { TestGatewayOptions } from './index.ts'

const form: ShippingForm = {
  fullName: 'Ada Lovelace', line1: '1 Mill Lane', line2: '', city: 'Durham', state: 'NC', zipcode: '27701', country: 'US', phone: '919 555 0100',
  email: 'ada@example.com', emailRetype: 'ada@example.com', newsletter: false,
}
const [first, second] = SAMPLE_DESIGNS.map(({ id }) => id)
const line = (designId = first ?? 0, quantity = 2) => ({ designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }) as const

function setUp(options: TestGatewayOptions = {}) {
  const test = createTestGateway(options)
  return { test, gateway: createGateway({ url: test.url, locale: 'en_US', fetch: test.fetch }) }
}

async function toReview({ gateway }: ReturnType<typeof setUp>, token: string) {
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const id = cart?.id ?? ''
  const shipped = await gateway.send(putShipping, { params: { id }, body: toWireShipping(form) }, { version: cart?.version ?? 0 })
  const body = { delivery_option_id: 'standard', gift: { is_gift: false, remove_prices: false, message: '' } }
  const delivered = await gateway.send(putDelivery, { params: { id }, body }, { version: shipped.order.version })
  await gateway.send(openPayment, { params: { id }, body: {} })
  const checkout = await gateway.send(putPayment, { params: { id }, body: { method: 'card', token, billing_address: null } }, { version: delivered.order.version })
  const { total } = checkout.order.pricing
  const place = (attempt: string) => gateway.send(placeOrder, { params: { id }, body: { attempt_id: attempt, raw_total: total.minor / 100, currency: total.currency } }, { key: attempt, version: checkout.order.version })
  return { id, checkout, place }
}

describe('the test gateway', () => {
  it('answers every call that a shop makes, and each answer fits the contract', async () => {
    const shop = setUp()
    const { gateway, test } = shop
    expect(await gateway.send(whoAmI, { query: {} })).toBeNull()
    expect(await gateway.send(getCart, { params: { id: 'pending' }, query: {} })).toBeNull()
    const page = await gateway.send(searchDesigns, { query: { lang: 'en' } })
    expect(page.results).toHaveLength(SAMPLE_DESIGNS.length)
    expect((await gateway.send(getDesignCards, { query: { ids: `${first},999999,${second}` } })).map(({ id }) => id)).toEqual([first, second])
    expect((await gateway.send(getDesign, { params: { id: first ?? 0 }, query: {} })).aboutDesigner.town).not.toBe('')
    expect((await gateway.send(listFabrics, { query: {} })).length).toBeGreaterThan(30)
    await gateway.send(createGuest, { body: { kind: 'session', country: 'US' } })
    await gateway.send(refreshToken, {})
    expect((await gateway.send(patchPreferences, { query: {}, body: { preferences: { currency: 'USD' } } })).currency).toBe('USD')
    const added = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })
    const again = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })
    expect(again).toEqual(added)
    expect(await gateway.send(cartCount, { body: {} })).toBe(2)
    const more = await gateway.send(patchItem, { params: { id: added.itemId }, body: { quantity: 3 } }, { version: added.cart.version })
    const replaced = await gateway.send(replaceItem, { params: { id: added.itemId }, body: toCartPayload(line(second, 1)) }, { version: more.version })
    const promoted = await gateway.send(setPromo, { params: { id: replaced.id }, body: { code: 'selvage10' } }, { version: replaced.version }).catch((error: unknown) => error)
    expect(promoted).toMatchObject({ code: 'PROMO_ORDER_DOES_NOT_QUALIFY' })
    const other = await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-2' })
    const removed = await gateway.send(removeItem, { params: { id: added.itemId } }, { version: other.cart.version })
    expect(removed.items).toHaveLength(1)
    const { id, place } = await toReview(shop, 'tok_good_0123456789ab')
    const attempt = await place('attempt-0123456789')
    expect(attempt.state).toBe('ordered')
    expect(await place('attempt-0123456789')).toEqual(attempt)
    expect((await gateway.send(getAttempt, { params: { id, attempt: attempt.id } })).orderNumber).toBe(attempt.orderNumber)
    const invoice = await gateway.send(getInvoice, { params: { orderNumber: attempt.orderNumber ?? '' }, query: {} })
    expect(invoice.order.items).toEqual(removed.items)
    await gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-3' })
    const { code } = await gateway.send(createHandover, { body: {} })
    expect((await gateway.send(redeemHandover, { body: { code } })).count).toBeGreaterThan(0)
    await gateway.send(getCheckout, { params: { id: (await gateway.send(getCart, { params: { id: 'pending' }, query: {} }))?.id ?? '' }, query: {} })
    expect(new Set(test.requests.map(({ call }) => call))).toEqual(new Set(TEST_CALLS))
    expect(TEST_CALLS.length).toBeGreaterThan(20)
  })

  it('refuses a stale version with the current cart', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const itemId = cart?.items[0]?.id ?? ''
    await gateway.send(patchItem, { params: { id: itemId }, body: { quantity: 5 } }, { version: cart?.version ?? 0 })
    const late = gateway.send(patchItem, { params: { id: itemId }, body: { quantity: 4 } }, { version: cart?.version ?? 0 })
    await expect(late).rejects.toMatchObject({ code: 'CART_VERSION_CONFLICT', status: 409, current: { count: 5 } })
  })

  it.each([['declined', 'CARD_DECLINED'], ['insufficient', 'CARD_INSUFFICIENT_FUNDS']])('declines tok_%s with %s', async (end, code) => {
    const { place } = await toReview(setUp({ items: [line()] }), `tok_${end}_0123456789ab`)
    expect(await place('attempt-0123456789')).toMatchObject({ state: 'declined', code, orderNumber: null })
  })

  it('settles an unknown attempt when it is asked twice', async () => {
    const shop = setUp({ items: [line()] })
    const { id, place } = await toReview(shop, 'tok_unknown_0123456789')
    expect((await place('attempt-0123456789')).state).toBe('unknown')
    const ask = () => shop.gateway.send(getAttempt, { params: { id, attempt: 'attempt-0123456789' } })
    expect((await ask()).state).toBe('unknown')
    expect((await ask()).state).toBe('ordered')
  })

  it('names each fault of a form with its field', async () => {
    const { gateway } = setUp({ items: [line()] })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const sent = gateway.send(putShipping, { params: { id: cart?.id ?? '' }, body: { ...toWireShipping(form), zipcode: '1', city: '' } }, { version: 1 })
    await expect(sent).rejects.toMatchObject({ all: expect.arrayContaining([{ code: 'INVALID_ZIPCODE', field: 'zipcode' }, { code: 'FIELD_CANNOT_BE_BLANK', field: 'city' }]) })
  })
})

describe('scenarios', () => {
  const search = (options: TestGatewayOptions) => setUp(options).gateway.send(searchDesigns, { query: { lang: 'en' } })

  it('empty finds nothing', async () => expect((await search({ scenario: 'empty' })).total).toBe(0))
  it('rubbish is SERVER_ERROR', async () => expect(search({ scenario: 'rubbish' })).rejects.toMatchObject({ code: 'SERVER_ERROR' }))
  it('down is SERVER_ERROR without a status', async () => {
    const { gateway } = setUp({ scenario: 'down' })
    const failed = await gateway.send(createGuest, { body: { kind: 'session' } }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 'SERVER_ERROR' })
    expect(failed).not.toHaveProperty('status')
  })
  it('expired has lost the session for good', async () => {
    const { gateway } = setUp({ scenario: 'expired', items: [line()] })
    await expect(gateway.send(createHandover, { body: {} })).rejects.toMatchObject({ code: 'EXPIRED_SESSION', status: 401 })
  })
  it('slow answers late and can be stopped', async () => {
    const { gateway } = setUp({ scenario: 'slow', slowMs: 60_000 })
    await expect(gateway.send(createGuest, { body: { kind: 'session' } }, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  })
  it('code:X is played where the contract allows it, and ends when another scenario is played', async () => {
    const { gateway, test } = setUp({ scenario: 'code:FABRIC_OUT_OF_STOCK', user: 'guest' })
    await expect(gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })).rejects.toMatchObject({ code: 'FABRIC_OUT_OF_STOCK', status: 400 })
    test.play('ok')
    await expect(gateway.send(addToCart, { body: toCartPayload(line()) }, { key: 'key-1' })).resolves.toMatchObject({ cart: { count: 2 } })
  })
  it('an unknown scenario is a mistake of ours', () => {
    expect(() => createTestGateway({ scenario: 'code:toString' as 'ok' })).toThrow(/code:PAYMENT_FAILED/)
  })
})
