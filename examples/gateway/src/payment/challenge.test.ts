import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHALLENGE_CARDS } from '../payment-provider/test-cards.table.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { recoverOnce } from './recovery.ts'
import { openPayShop, SECOND_STOREFRONT, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'

const PROVIDER = 'http://localhost:4001'
const CHALLENGED = '4000000000003220'
const ACTION = /^http:\/\/localhost:4001\/challenge\/cg_[\w-]{32}$/

describe.each(DATABASES)('a payment that is confirmed at the provider on %s', (database) => {
  let shop: PayShop
  let now = () => new Date()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { now: () => now() })
  })
  afterAll(async () => shop.close())

  /** A shopper whose order waits for their bank, and the provider's page of it. */
  async function challenged(number = CHALLENGED, origin?: string) {
    const ada = shop.shopper(origin)
    await ada.toReview(number)
    const id = newAttemptId()
    const reply = await ada.place(id)
    const { state, action_url: url = '' } = reply.json.attempt ?? {}
    expect(reply.status).toBe(200)
    expect(state).toBe('challenged')
    expect(url).toMatch(ACTION)
    const ask = () => ada.call('GET', `/order/${ada.state.cartId}/attempts/${id}`)
    const giveUp = () => ada.call('POST', `/order/${ada.state.cartId}/attempts/${id}/cancel`, {})
    return { ada, id, url: String(url), ask, giveUp }
  }
  const answer = (url: string, choice: string, origin = PROVIDER) =>
    shop.browse(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer: choice }),
    })
  const due = (id: string) =>
    shop.sql('UPDATE payment_attempts SET lease_until = now() WHERE id = $1', [id])

  it('charges nothing before, and once after, whoever hears of it first', async () => {
    for (const first of ['shopper', 'recovery', 'event'] as const) {
      const { ada, id, url, ask } = await challenged()
      expect(shop.charges(ada.state.cartId)).toEqual([])
      expect(errorCode(await ada.putShipping())).toBe('CART_BEING_PAID')
      const back = await answer(url, 'confirm')
      expect(back.status).toBe(303)
      expect(back.headers.get('location')).toBe(
        `http://localhost:3000/en/checkout/review?attempt=${id}&order=${ada.state.cartId}`,
      )
      if (first === 'recovery') {
        await due(id)
        await recoverOnce(shop.deps)
      }
      if (first === 'event') for (const event of shop.events()) await shop.callback(event.body)
      // One of two at once may be answered while the other books.
      await Promise.all([ask(), ask()])
      const { json } = await ask()
      expect(json.attempt).toMatchObject({ state: 'ordered', action_url: null })
      await answer(url, 'confirm')
      for (const event of shop.events()) await shop.callback(event.body)
      expect(shop.charges(ada.state.cartId)).toHaveLength(1)
      expect(await shop.orders(ada.state.cartId)).toHaveLength(1)
    }
  })

  it.each([
    ['deny', 'PAYMENT_NOT_CONFIRMED'],
    ['cancel', 'PAYMENT_CANCELED'],
    ['expire', 'PAYMENT_EXPIRED'],
  ])('that ends with %s charges nothing, and the cart is open again', async (choice, code) => {
    const { ada, url, ask } = await challenged()
    await answer(url, choice)
    expect((await ask()).json.attempt).toMatchObject({ state: 'declined', code })
    await answer(url, 'confirm')
    expect((await ask()).json.attempt).toMatchObject({ state: 'declined', code })
    expect(shop.charges(ada.state.cartId)).toEqual([])
    await ada.toReview()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })

  it.each(Object.entries(CHALLENGE_CARDS))('of card %s ends as %s', async (number, code) => {
    const { ada, url, ask } = await challenged(number)
    await answer(url, 'confirm')
    expect((await ask()).json.attempt).toMatchObject({
      state: code === null ? 'ordered' : 'declined',
      code,
    })
    expect(shop.charges(ada.state.cartId)).toHaveLength(code === null ? 1 : 0)
  })

  it('that is given up while it is confirmed ends either way, with one charge or none', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const { ada, id, url, ask, giveUp } = await challenged()
      const acts = [giveUp(), answer(url, 'confirm'), ask(), recoverOnce(shop.deps), giveUp()]
      await Promise.all(round % 2 === 0 ? acts : acts.reverse())
      const { attempt } = (await ask()).json
      const charges = shop.charges(ada.state.cartId).length
      expect(attempt?.state).toBe(charges === 1 ? 'ordered' : 'declined')
      expect(charges).toBe((await shop.orders(ada.state.cartId)).length)
      expect((await giveUp()).json.attempt).toEqual(attempt)
      ends.add(`${attempt?.state}`)
      expect(id).toBe(attempt?.id)
    }
    const { ask, giveUp, url } = await challenged()
    await giveUp()
    await answer(url, 'confirm')
    ends.add(String((await ask()).json.attempt?.state))
    expect(ends).toContain('declined')
  })

  it('that nobody answers is over after its time, without a charge', async () => {
    const { ada, id, ask } = await challenged()
    now = () => new Date(Date.now() + 6 * 60_000)
    await due(id)
    await recoverOnce(shop.deps)
    expect((await ask()).json.attempt?.state).toBe('challenged')
    shop.expireChallenges()
    await due(id)
    await recoverOnce(shop.deps)
    now = () => new Date()
    expect((await ask()).json.attempt).toMatchObject({ state: 'declined', code: 'PAYMENT_EXPIRED' })
    expect(shop.charges(ada.state.cartId)).toEqual([])
  })

  it('that nobody answers is given up after an hour, whatever the provider says', async () => {
    const { ada, id, ask } = await challenged()
    now = () => new Date(Date.now() + 61 * 60_000)
    await due(id)
    await recoverOnce(shop.deps)
    now = () => new Date()
    expect((await ask()).json.attempt?.state).toBe('declined')
    expect(shop.charges(ada.state.cartId)).toEqual([])
  })

  it.each(['drop-after', '500-after', 'drop-before', '500'])(
    'whose answer is lost (%s) goes on under the same key',
    async (kind) => {
      const ada = shop.shopper()
      await ada.toReview(CHALLENGED)
      await shop.faults({ kind })
      const id = newAttemptId()
      await ada.place(id)
      await due(id)
      await recoverOnce(shop.deps)
      const ask = () => ada.call('GET', `/order/${ada.state.cartId}/attempts/${id}`)
      const { attempt } = (await ask()).json
      expect(attempt).toMatchObject({ id, state: 'challenged' })
      await answer(String(attempt?.action_url), 'confirm')
      expect((await ask()).json.attempt).toMatchObject({ state: 'ordered' })
      expect(shop.charges(ada.state.cartId)).toHaveLength(1)
    },
  )

  it('leads back to a storefront alone, to the page that was asked for', async () => {
    const second = shop.shopper(SECOND_STOREFRONT)
    await second.toReview(CHALLENGED)
    for (const url of [
      'https://evil.example/',
      'http://localhost:3000@evil.example/',
      'http://user:pass@localhost:3000/',
      'javascript:alert(1)',
      '//evil.example',
      'http://localhost:30000/',
    ])
      expect(errorCode(await second.place(newAttemptId(), { returnUrl: url }))).toBe(
        'FIELD_VALUE_INVALID',
      )
    const id = newAttemptId()
    const { json } = await second.place(id, { returnUrl: `${SECOND_STOREFRONT}/pay?a=1#x` })
    const back = await answer(String(json.attempt?.action_url), 'cancel')
    expect(back.headers.get('location')).toBe(
      `${SECOND_STOREFRONT}/pay?a=1&attempt=${id}&order=${second.state.cartId}#x`,
    )
  })

  it('is answered by the provider’s own page alone', async () => {
    const { url, ask, ada } = await challenged()
    for (const origin of ['http://localhost:3000', 'null', ''])
      expect((await answer(url, 'confirm', origin)).status).toBe(403)
    expect((await answer(url, 'pay')).status).toBe(400)
    expect((await answer(`${PROVIDER}/challenge/cg_unknown`, 'confirm')).status).toBe(404)
    expect((await ask()).json.attempt?.state).toBe('challenged')
    const eve = shop.shopper()
    await eve.begin()
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/cancel'],
    ] as const) {
      const path = `/order/${ada.state.cartId}/attempts/${ada.state.cartId}${end}`
      expect(await eve.call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
        status: 404,
      })
    }
  })

  it('is a page that needs no script, and says afterward that it is over', async () => {
    const { url } = await challenged()
    const page = await shop.browse(url)
    const text = await page.text()
    expect(text).not.toContain('<script')
    expect(text).toContain('Your bank asks: is this you?')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    await answer(url, 'confirm')
    const after = await (await shop.browse(url)).text()
    expect(after).toContain('This payment is closed')
    expect(after).not.toContain('<form')
  })
})
