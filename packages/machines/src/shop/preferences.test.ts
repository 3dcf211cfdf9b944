import { addToCart } from '@selvage/core/cart'
import { describe, expect, it } from 'vitest'
import { calls, line, memory, setUp } from '../testing/set-up.ts'

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
  [...test.shop.users.values()]
    .filter(({ guest }) => guest)
    .map(({ preferences }) => [
      preferences.country,
      preferences.currency,
      preferences.locale,
      preferences.measurement,
    ])

describe('savePreferences', () => {
  const change = { country: 'DE', currency: 'EUR' } as const

  it.each([
    ['cookies', {}],
    ['a cart token', embed],
  ])('stores the change of a session of %s, and the cart follows', async (_, here) => {
    const { one } = await moved({}, here)
    await one.shop.cart.load()
    await one.shop.savePreferences(change)
    expect(one.shop.cart.get().cart).toMatchObject({ pricing: { currency: 'EUR' } })
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
