import { addToCart, listSaved, saveItem } from '@selvage/core/cart'
import { createTestGateway } from '@selvage/core/testing'
import { createGuest } from '@selvage/core/session'
import { expect, test } from 'vitest'
import { createShop } from '../shop/index.ts'
import { createSavedLines } from './saved-lines.ts'

async function begin(quantities: readonly number[]) {
  const test = createTestGateway()
  const shop = createShop({
    gatewayUrl: test.url,
    storefrontOrigins: ['https://shop.test'],
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: test.fetch,
  })
  const { gateway } = shop
  await gateway.send(createGuest, { body: { kind: 'session' } })
  for (const quantity of quantities) {
    const body = { designId: 1, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity } as const
    const { itemId, cart } = await gateway.send(addToCart, { body }, { key: crypto.randomUUID() })
    await gateway.send(saveItem, { params: { id: itemId } }, { version: cart.version })
  }
  const page = await gateway.send(listSaved, { query: {} })
  return { test, shop, page, saved: createSavedLines(shop, page), id: page.items[0]?.id ?? '' }
}

test('a moved line is in the shop’s cart, and off the list', async () => {
  const { saved, shop, id } = await begin([3])
  const moving = saved.move(id)
  expect(saved.get().busy).toEqual([id])
  expect(await moving).toBe(3)
  expect(shop.cart.get().cart?.items).toMatchObject([{ id, quantity: 3 }])
  expect(saved.get()).toMatchObject({ page: { items: [], total: 0 }, busy: [], failed: {} })
  // It is gone already: nothing is wrong.
  expect(await saved.move(id)).toBe(0)
})

test('what finds no room stays, and says why when it is asked for again', async () => {
  const { saved, id } = await begin([99, 60])
  expect(await saved.move(id)).toBe(99)
  expect(saved.get().page?.items).toMatchObject([{ id, quantity: 60 }])
  expect(await saved.move(id)).toBe(undefined)
  expect(saved.get()).toMatchObject({
    failed: { [id]: { code: 'FIELD_VALUE_INVALID', params: { max: 99 } } },
    busy: [],
  })
})

test('a removed line is gone for good', async () => {
  const { saved, id } = await begin([1])
  expect(await saved.remove(id)).toBe(true)
  expect(saved.get().page?.total).toBe(0)
})

test('a line that the cart is about to save is there at once', async () => {
  const { saved, page } = await begin([1])
  const [item] = page.items
  if (!item) throw new Error('There is no line.')
  saved.expect({ ...item, id: 'another' })
  expect(saved.get().page?.items.map(({ id }) => id)).toEqual(['another', item.id])
  await saved.load()
  expect(saved.get().page).toEqual(page)
})

test('a list that cannot be read gives the advice, and keeps what is known', async () => {
  const { test: gateway, saved, page, shop } = await begin([1])
  gateway.play('code:ORDER_SAVED_TIMEOUT_ERROR@saved.list')
  await saved.load()
  expect(saved.get()).toMatchObject({ page, error: { code: 'ORDER_SAVED_TIMEOUT_ERROR' } })
  expect(createSavedLines(shop, null).get()).toMatchObject({
    page: null,
    error: { code: 'ORDER_SAVED_TIMEOUT_ERROR', severity: 'attention' },
  })
})
