import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeWaiting } from '../account/merge-waiting.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'

const PROVIDER = 'http://localhost:4001'
const CHALLENGED = '4000000000003220'

describe.each(DATABASES)('a guest who logs in while their bank asks on %s', (database) => {
  let shop: PayShop
  let members = 0
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  /** A guest whose order waits for their bank, and who has joined since. */
  async function joined() {
    const ada = shop.shopper()
    await ada.toReview(CHALLENGED)
    const id = newAttemptId()
    const url = String((await ada.place(id)).json.attempt?.action_url)
    const email = `ada-${++members}@example.com`
    const reply = await ada.call('POST', '/user/register', {
      screen_name: 'Ada',
      email,
      password: 'a long pass phrase',
      newsletter_opt_in: false,
    })
    expect(reply.status).toBe(200)
    const answer = (choice: string) =>
      shop.browse(url, {
        method: 'POST',
        headers: { origin: PROVIDER, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ answer: choice }),
      })
    const ask = () => ada.call('GET', `/order/${ada.state.cartId}/attempts/${id}`)
    const cart = () => ada.call('GET', '/order/pending')
    return { ada, answer, ask, cart }
  }

  it('finds the order, as the member, at once and after the guest’s cart came along', async () => {
    const { ada, answer, ask } = await joined()
    await answer('confirm')
    const { attempt } = (await ask()).json
    expect(attempt?.state).toBe('ordered')
    const invoice = () => ada.call('GET', `/invoice/${attempt?.order_number}`)
    expect((await invoice()).status).toBe(200)
    expect((await ask()).json.attempt).toEqual(attempt)
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })

  it('has the cart again when they deny it, as the member', async () => {
    const { answer, ask, cart } = await joined()
    expect((await cart()).json.order ?? null).toBe(null)
    await answer('deny')
    expect((await ask()).json.attempt?.state).toBe('declined')
    expect((await cart()).json.order?.order_items).toHaveLength(1)
  })

  it('has the cart again when nobody asks about the payment any more', async () => {
    const { ada, cart } = await joined()
    expect(await mergeWaiting(shop.deps)).toBe(0)
    await shop.sql("UPDATE carts SET state = 'open' WHERE id = $1", [ada.state.cartId])
    expect(await mergeWaiting(shop.deps)).toBe(1)
    expect(await mergeWaiting(shop.deps)).toBe(0)
    expect((await cart()).json.order?.order_items).toHaveLength(1)
  })
})
