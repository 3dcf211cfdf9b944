import { addToCart } from '@selvage/core/cart'
import { getDesign } from '@selvage/core/design'
import { createTestGateway } from '@selvage/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { cartMemory } from '../page/cart-memory.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { shopOf } from './react-widget-shop.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a saved yard is stored on the host’s page, and what can be undone is not', () => {
  const gateway = 'https://shop-of-yards.test'
  const shop = shopOf({ gateway, lang: 'en', page: {} } as unknown as WidgetContext, 'US', 'USD')
  const key = `selvage:fill-a-yard:${gateway}:7`
  shop.storage.setItem(key, 'saved')
  shop.tabStorage.setItem('steps', 'undo')
  expect(Object.keys(localStorage)).toEqual([key])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(shop.tabStorage.getItem('steps')).toBe('undo')
})

test('a change brings the id of the page, which the small widgets send too; a read has none', async () => {
  const gateway = createTestGateway({ url: 'https://shop-of-react.test' })
  vi.stubGlobal('fetch', gateway.fetch)
  const context = { gateway: gateway.url, lang: 'en', page: {} } as unknown as WidgetContext
  const shop = shopOf(context, 'US', 'USD')
  await shop.gateway.send(getDesign, { params: { id: 15 }, query: {} })
  const body = { designId: 15, fabric: 'COTTON_LAWN', size: 'YARD', quantity: 2 } as const
  await shop.session.withSession(() =>
    shop.gateway.send(addToCart, { body }, { key: 'key-of-the-first-line' }),
  )
  const { windowId } = cartMemory(gateway.url)
  expect(gateway.requests.map(({ call, headers }) => [call, headers['window-id']])).toEqual([
    ['design.get', undefined],
    ['session.createGuest', windowId],
    ['cart.add', windowId],
  ])
})
