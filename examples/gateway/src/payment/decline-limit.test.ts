import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import { assertMayPay, countDecline, payerOf } from './decline-limit.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'

const DECLINED = '4000000000000002'
/** The shopper confirms it, and the bank declines it then. */
const DECLINED_BY_BANK = '4000008400001629'

describe.each(DATABASES)('declined cards on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())
  afterEach(() => vi.useRealTimers())

  /** The shop with three free declines; its database shares the count with other gateways. */
  const limited = () => ({
    db: { ...shop.deps.db },
    config: { ...shop.deps.config, limits: { ...shop.deps.config.limits, declines: 3 } },
  })
  const waitOf = (cartId: string, peer: string, card = ''): Promise<unknown> =>
    assertMayPay({ cartId, peer, card }, limited()).then(
      () => 0,
      (error: { status: number; headers: Record<string, string> }) =>
        error.status === 429 ? Number(error.headers['Retry-After']) : error,
    )
  const declined = (cartId: string, peer: string, card = '') =>
    countDecline({ cartId, peer, card }, limited())

  it('make a cart wait longer each time, in every gateway, until an hour has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const waits = []
    for (let tries = 0; tries < 8; tries += 1) {
      await declined('cart', `192.0.2.${tries}`)
      const wait = Number(await waitOf('cart', '192.0.2.100'))
      waits.push(wait)
      vi.setSystemTime(Date.now() + wait * 1000)
      expect(await waitOf('cart', '192.0.2.100')).toBe(0)
    }
    expect(waits).toEqual([0, 0, 30, 120, 600, 3600, 3600, 3600])
    expect(await waitOf('another cart', '192.0.2.100')).toBe(0)
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    await declined('cart', '192.0.2.101')
    expect(await waitOf('cart', '192.0.2.100')).toBe(0)
  })

  it('make an address wait that tries them on many carts', async () => {
    for (let at = 0; at < 12; at += 1) {
      expect(await waitOf(`cart ${at}`, '192.0.2.200')).toBe(0)
      await declined(`cart ${at}`, '192.0.2.200')
    }
    expect(await waitOf('a new cart', '192.0.2.200')).toBe(30)
    expect(await waitOf('a new cart', '192.0.2.201')).toBe(0)
  })

  it('make a card wait that is tried on many carts from many addresses', async () => {
    for (let at = 0; at < 12; at += 1) {
      expect(await waitOf(`its cart ${at}`, `198.51.100.${at}`, 'card')).toBe(0)
      await declined(`its cart ${at}`, `198.51.100.${at}`, 'card')
    }
    expect(await waitOf('its new cart', '198.51.100.99', 'card')).toBe(30)
    expect(await waitOf('its new cart', '198.51.100.99', 'another card')).toBe(0)
    expect(await waitOf('its new cart', '198.51.100.99')).toBe(0)
  })

  it('are counted for the card by the provider’s fingerprint, which no number can be read of', async () => {
    const { deps } = shop
    const fingerprints = []
    for (const number of [DECLINED, DECLINED, '4242424242424242']) {
      const shopper = shop.shopper()
      await shopper.toReview(number)
      const { card } = await payerOf(shopper.state.cartId, 'local', deps)
      expect(card).toMatch(/^[A-Za-z0-9_-]{43}$/)
      fingerprints.push(card)
    }
    expect(new Set(fingerprints).size).toBe(2)
    expect(fingerprints[0]).toBe(fingerprints[1])
  })

  it('are counted when an order is placed, and a repeated question is still answered', async () => {
    const before = shop.deps.config.limits
    Object.assign(shop.deps.config, { limits: { ...before, declines: 3 } })
    try {
      const ada = shop.shopper()
      await ada.toReview(DECLINED)
      const ids = []
      for (let tries = 0; tries < 3; tries += 1) {
        const id = newAttemptId()
        ids.push(id)
        if (tries > 0) await ada.payWith(DECLINED)
        ada.state.version = (await ada.checkout()).json.checkout?.order.version ?? 0
        expect(errorCode(await ada.place(id))).toBe('CARD_DECLINED')
      }
      await ada.payWith()
      const reply = await ada.place(newAttemptId())
      expect([reply.status, errorCode(reply)]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(shop.charges(ada.state.cartId)).toEqual([])
      expect((await ada.attempt(ids[0] ?? '')).json.attempt?.state).toBe('declined')
    } finally {
      Object.assign(shop.deps.config, { limits: before })
    }
  })

  it('are counted once, when the provider’s event is the first that tells of them', async () => {
    const before = shop.deps.config.limits
    Object.assign(shop.deps.config, { limits: { ...before, declines: 3 } })
    const ada = shop.shopper()
    await ada.toReview(DECLINED_BY_BANK)
    const id = newAttemptId()
    const url = String((await ada.place(id)).json.attempt?.action_url)
    await shop.browse(url, {
      method: 'POST',
      headers: {
        origin: 'http://localhost:4001',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ answer: 'confirm' }),
    })
    for (const { body } of [...shop.events(), ...shop.events()]) await shop.callback(body)
    await Promise.all([ada.attempt(id), ada.attempt(id)])
    expect((await ada.attempt(id)).json.attempt).toMatchObject({ code: 'CARD_DECLINED' })
    const count = 'SELECT points FROM rate_limits WHERE key = $1'
    const points = await shop.sql(count, [`decline:${ada.state.cartId}`])
    Object.assign(shop.deps.config, { limits: before })
    expect(points).toEqual([{ points: 1 }])
  })
})
