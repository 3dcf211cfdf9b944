import { afterEach, expect, test, vi } from 'vitest'
import { cartMemory } from './cart-memory.ts'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz'
let shops = 0
const shop = (): string => `https://gateway-${(shops += 1)}.test`

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('stores a token in the host’s storage and clears it', () => {
  const gateway = shop()
  cartMemory(gateway).token.set(TOKEN)
  expect(cartMemory(gateway).token.get()).toBe(TOKEN)
  expect(localStorage.getItem(`selvage:cart:${gateway}`)).toBe(TOKEN)
  cartMemory(gateway).token.clear()
  expect(cartMemory(gateway).token.get()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('remembers a token in the page when the storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  const gateway = shop()
  cartMemory(gateway).token.set(TOKEN)
  expect(cartMemory(gateway).token.get()).toBe(TOKEN)
  expect(cartMemory(shop()).token.get()).toBeUndefined()
})

test.each([
  '',
  'short',
  'with space in it and more',
  `${TOKEN}\n`,
  'é'.repeat(20),
  'x'.repeat(3_000),
])('ignores %j in the storage', (record) => {
  const gateway = shop()
  localStorage.setItem(`selvage:cart:${gateway}`, record)
  expect(cartMemory(gateway).token.get()).toBeUndefined()
})

test('notifies followers of the same gateway and ignores an older version of the cart', () => {
  const [gateway, other] = [shop(), shop()]
  const heard: unknown[] = []
  const lifetime = new AbortController()
  cartMemory(gateway).follow(() => heard.push(cartMemory(gateway).count()), lifetime.signal)
  cartMemory(other).follow(() => heard.push('other'), lifetime.signal)
  cartMemory(gateway).counted(2, { id: 'a', version: 2 })
  cartMemory(gateway).counted(1, { id: 'a', version: 1 })
  cartMemory(gateway).counted(5, { id: 'b', version: 1 })
  lifetime.abort()
  cartMemory(gateway).counted(9)
  expect(heard).toEqual([2, 5])
})

test('remembers for the tab that the cart was handed over, for one gateway', () => {
  const [gateway, other] = [shop(), shop()]
  expect(cartMemory(gateway).wasHandedOver()).toBe(false)
  sessionStorage.setItem(`selvage:handed-over:${gateway}`, '1')
  expect(cartMemory(gateway).wasHandedOver()).toBe(true)
  expect(cartMemory(other).wasHandedOver()).toBe(false)
})

test('remembers it in the page where the tab’s storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  const gateway = shop()
  expect(cartMemory(gateway).wasHandedOver()).toBe(false)
  cartMemory(gateway).handedOver()
  expect(cartMemory(gateway).wasHandedOver()).toBe(true)
})
