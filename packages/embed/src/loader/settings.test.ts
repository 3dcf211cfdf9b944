import { describe, expect, test } from 'vitest'
import { chooseShop } from './settings.ts'

const shops = [
  { gateway: 'https://api.shop.test', storefront: 'https://www.shop.test' },
  { gateway: 'https://api.eu.shop.test', storefront: 'https://eu.shop.test' },
] as const

test('chooses the first built-in shop without attributes', () => {
  expect(chooseShop(shops, {}, 'https://blog.test')).toBe(shops[0])
})

test('chooses another built-in shop that the attributes name', () => {
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

test('accepts a slash at the end of an address, which is no part of it', () => {
  const { gateway, storefront } = shops[1]
  const slashed = { gateway: `${gateway}/`, storefront: `${storefront}//` }
  expect(chooseShop(shops, slashed, 'https://blog.test')).toBe(shops[1])
  expect(chooseShop([], slashed, 'https://blog.test')).toEqual(shops[1])
  const local = { gateway: 'http://localhost:4321/', storefront: 'http://localhost:3210' }
  expect(chooseShop(shops, local, 'http://localhost:3001')).toHaveProperty(
    'gateway',
    'http://localhost:4321',
  )
})

// embed-message-012: a page cannot make the script fetch from another server.
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
])('rejects %o', (wanted) => {
  expect(chooseShop(shops, wanted, 'https://blog.test')).toBe(false)
})

describe('a script without a built-in shop', () => {
  const named = { gateway: 'https://api.any.test', storefront: 'https://any.test/shop' }

  test('takes both addresses of its tag on every page', () => {
    expect(chooseShop([], named, 'https://blog.test')).toEqual(named)
    expect(chooseShop([], named, 'null')).toEqual(named)
  })

  test.each([
    {},
    { gateway: named.gateway },
    { storefront: named.storefront },
    { ...named, gateway: '' },
    { ...named, gateway: 'api.any.test' },
    { ...named, gateway: '//any.test' },
    { ...named, gateway: 'https://' },
    { ...named, gateway: 'https://any.test?x' },
    { ...named, gateway: 'https://any.test@evil.test' },
    { ...named, storefront: 'javascript:alert(1)' },
  ])('rejects %o', (wanted) => {
    expect(chooseShop([], wanted, 'http://localhost:3001')).toBe(false)
  })
})

test('accepts any local shop on a local page', () => {
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
  ).toBe(false)
  expect(
    chooseShop(shops, { gateway: 'http://localhost:4321@evil.test' }, 'http://127.0.0.1:3001'),
  ).toBe(false)
})
