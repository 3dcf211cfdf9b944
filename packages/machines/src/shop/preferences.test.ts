import { addToCart } from '@selvage/core/cart'
import { describe, expect, it } from 'vitest'
import { calls, line, memory, setUp } from '../testing/set-up.ts'

const german = {
  locale: 'de_DE',
  country: 'DE',
  currency: 'EUR',
  measurement: 'metric',
} as const
const embed = { policy: { credentials: 'omit' } } as const

/** A shopper with a cart of an American shop, and the same shopper's page in another one. */
async function moved(there: Partial<Parameters<typeof setUp>[1]>, here = {}) {
  const storage = memory()
  const one = setUp({}, { ...here, storage })
  await one.shop.session.withSession(() =>
    one.shop.gateway.send(addToCart, { body: line() }, { key: 'a-line-of-america-1' }),
  )
  return { one, two: setUp({}, { ...here, storage, ...there }, one.test) }
}
const paidIn = ({ test }: ReturnType<typeof setUp>) =>
  [...test.shop.users.values()].map(({ preferences }) => [
    preferences.country,
    preferences.currency,
    preferences.locale,
    preferences.measurement,
  ])

describe('a shop in another country than its shopper’s session', () => {
  it.each([
    ['cookies', {}],
    ['a cart token', embed],
  ])('brings a session of %s in step once, before its cart is shown', async (_, here) => {
    const { two } = await moved(german, here)
    const seen: unknown[] = []
    two.shop.cart.subscribe(({ cart }) => seen.push(cart?.pricing.currency))
    const loads = await Promise.all([two.shop.cart.load(), two.shop.cart.load()])
    for (const cart of loads)
      expect(cart).toMatchObject({ country: 'DE', pricing: { currency: 'EUR', taxIncluded: true } })
    expect(seen).not.toContain('USD')
    expect(paidIn(two)).toEqual([['DE', 'EUR', 'de_DE', 'metric']])
    await two.shop.cart.load()
    expect(calls(two).filter((call) => call === 'session.preferences')).toHaveLength(1)
    expect(two.reports).toEqual([])
  })
  it('does so for another country of the same currency', async () => {
    const { two } = await moved({ country: 'PR' })
    expect(await two.shop.cart.load()).toMatchObject({ country: 'PR' })
  })
  it('reads a cart that is in step once', async () => {
    const { two } = await moved({})
    await two.shop.cart.load()
    expect(calls(two).filter((call) => call === 'cart.get')).toHaveLength(1)
    expect(calls(two)).not.toContain('session.preferences')
  })
  it('shows the cart as it would be paid where the gateway does not take the change', async () => {
    const { two } = await moved(german)
    two.test.play('code:SERVER_ERROR@session.preferences')
    expect(await two.shop.cart.load()).toMatchObject({ pricing: { currency: 'USD' } })
    expect(two.reports).toEqual(['cart.preferences'])
    two.test.play('ok')
    expect(await two.shop.cart.load()).toMatchObject({ pricing: { currency: 'EUR' } })
  })
})

describe('savePreferences', () => {
  const change = { country: 'DE', currency: 'EUR' } as const

  it.each([
    ['cookies', {}],
    ['a cart token', embed],
  ])('stores the change of a session of %s, and the cart follows', async (_, here) => {
    const { one } = await moved({}, here)
    await one.shop.cart.load()
    await one.shop.savePreferences(change)
    expect(one.shop.cart.get().cart).toMatchObject({ country: 'DE', pricing: { currency: 'EUR' } })
    expect(paidIn(one)).toEqual([['DE', 'EUR', 'en_US', 'imperial']])
    expect(calls(one).filter((call) => call === 'session.preferences')).toHaveLength(1)
  })
  it.each([
    ['cookies', {}, ['session.whoAmI']],
    ['a cart token', embed, []],
  ])('stores nothing for a visitor of %s, whose guest is made with it', async (_, here, asked) => {
    const all = setUp({}, here)
    await all.shop.savePreferences(change)
    expect(calls(all)).toEqual(asked)
    await all.shop.session.withSession(() => Promise.resolve())
    expect(paidIn(all).map(([country, currency]) => [country, currency])).toEqual([['DE', 'EUR']])
  })
  it('rejects, and leaves the cart as it is, when the gateway does', async () => {
    const { one } = await moved({})
    await one.shop.cart.load()
    one.test.play('code:SERVER_ERROR@session.preferences')
    await expect(one.shop.savePreferences(change)).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    expect(one.shop.cart.get().cart?.pricing.currency).toBe('USD')
  })
})
