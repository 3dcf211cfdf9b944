import type { JoinedUser } from '@selvage/core/account'
import { getCart } from '@selvage/core/cart'
import { shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import { expect, test, vi } from 'vitest'
import type { Shop } from '../page/shop-context.ts'
import { logInWith } from './log-in-with.server.ts'

const MEMBER = { type: 'member', preferences: { country: 'US' } }
const away = shopError('SERVER_ERROR', { status: 503 })

/** A visitor whose cart has so many pieces, one count for each time that it is read. */
function visitor(...counts: readonly (number | ShopError)[]) {
  const left = [...counts]
  const show = vi.fn()
  const setUser = vi.fn()
  const send = vi.fn((call: unknown) => {
    expect(call).toBe(getCart)
    const count = left.shift()
    return typeof count === 'number' ? Promise.resolve({ count }) : Promise.reject(count ?? away)
  })
  const shop = {
    hasSession: true,
    page: { language: 'en', override: '' },
    session: { get: () => ({ status: 'known', user: MEMBER }), setUser },
    gateway: { send },
    flash: { show },
  } as unknown as Shop
  return { shop, show, setUser, reads: send }
}

const joined = () => Promise.resolve({ user: MEMBER, savedForLater: 0 } as unknown as JoinedUser)

test('a member goes on to the wanted page, and an empty cart is read once', async () => {
  const { shop, show, setUser, reads } = visitor(0)
  expect(await logInWith(shop, joined, '/en/shop')).toBe('/en/shop')
  expect(setUser).toHaveBeenCalledWith(MEMBER)
  expect(show).toHaveBeenCalledWith({ severity: 'success', text: 'account.welcomeBack' })
  expect(reads).toHaveBeenCalledTimes(1)
})

test('an order that has grown is shown in the cart before it is paid', async () => {
  const { shop, show } = visitor(1, 3)
  expect(await logInWith(shop, joined, '/en/checkout')).toBe('/en/cart')
  expect(show).toHaveBeenCalledWith({
    severity: 'attention',
    text: 'account.cartJoined',
    params: { count: 2 },
  })
})

test.each([
  ['before', away, 1],
  ['after', 1, away],
])('a cart that cannot be read %s a login does not fail it', async (_, ...counts) => {
  const { shop, show } = visitor(...(counts as (number | ShopError)[]))
  expect(await logInWith(shop, joined, '/en/checkout')).toBe('/en/checkout')
  expect(show).toHaveBeenCalledWith({ severity: 'success', text: 'account.welcomeBack' })
})

test('a login that is rejected says why and welcomes nobody', async () => {
  const { shop, show } = visitor(0)
  const rejected = shopError('EMAIL_OR_PASSWORD_INVALID', { status: 422 })
  await expect(logInWith(shop, () => Promise.reject(rejected), '/en')).rejects.toBe(rejected)
  expect(show).not.toHaveBeenCalled()
})
