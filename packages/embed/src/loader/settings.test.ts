import { expect, test } from 'vitest'
import { chooseShop } from './settings.ts'

const shops = [
  { gateway: 'https://api.shop.test', storefront: 'https://www.shop.test' },
  { gateway: 'https://api.eu.shop.test', storefront: 'https://eu.shop.test' },
] as const

test('without a wish, the first shop that was built in', () => {
  expect(chooseShop(shops, {}, 'https://blog.test')).toBe(shops[0])
})

test('another shop only when it was built in', () => {
  expect(chooseShop(shops, { gateway: 'https://api.eu.shop.test' }, 'https://blog.test')).toBe(
    shops[1],
  )
  expect(
    chooseShop(
      shops,
      { gateway: shops[1].gateway, storefront: shops[1].storefront },
      'https://blog.test',
    ),
  ).toBe(shops[1])
})

// embed-message-012: card data never follow a page's wish elsewhere.
test.each([
  { gateway: 'https://evil.test' },
  { gateway: 'https://api.shop.test.evil.test' },
  { gateway: 'https://api.shop.test@evil.test' },
  { gateway: '//evil.test' },
  { gateway: 'javascript:alert(1)' },
  { storefront: 'https://evil.test' },
  { gateway: shops[0].gateway, storefront: 'https://evil.test' },
  { gateway: shops[0].gateway, storefront: shops[1].storefront },
  { gateway: 'http://localhost:4000' },
  { gateway: '' },
])('%o is rejected', (wanted) => {
  expect(chooseShop(shops, wanted, 'https://blog.test')).toBeUndefined()
})

test('a page on this machine may name a shop on this machine', () => {
  const local = { gateway: 'http://localhost:4321', storefront: 'http://localhost:3210' }
  expect(
    chooseShop(
      [{ gateway: 'http://localhost:4000', storefront: 'http://localhost:3000' }],
      local,
      'http://127.0.0.1:3001',
    ),
  ).toEqual(local)
  expect(
    chooseShop(shops, { gateway: 'http://localhost.evil.test' }, 'http://127.0.0.1:3001'),
  ).toBeUndefined()
  expect(
    chooseShop(shops, { gateway: 'http://localhost:4321@evil.test' }, 'http://127.0.0.1:3001'),
  ).toBeUndefined()
})
