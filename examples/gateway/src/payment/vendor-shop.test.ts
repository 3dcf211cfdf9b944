import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlainRoute } from '../http/handle.ts'
import recorded from '../payment-port/testing/recorded/stripe.json' with { type: 'json' }
import {
  afterpayUnderTest,
  stripeUnderTest,
  WEBHOOK_SECRET,
} from '../payment-port/testing/vendors.ts'
import { vendorsPort } from '../payment-port/vendors-port.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { recoverOnce } from './recovery.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

/** Secrets of the vendors, and what their answers would give to a thief. */
const SECRETS = [
  'sk_test_secret',
  'afterpay-secret',
  WEBHOOK_SECRET,
  '_secret_',
  'src_client_secret',
]

describe.each(DATABASES)('a shop with Stripe and Afterpay on %s', (database) => {
  let shop: PayShop
  let stripe: Awaited<ReturnType<typeof stripeUnderTest>>
  let afterpay: Awaited<ReturnType<typeof afterpayUnderTest>>
  let routes: readonly PlainRoute[]
  beforeAll(async () => {
    const db = await testDatabase(database)
    stripe = await stripeUnderTest(db)
    afterpay = await afterpayUnderTest(db)
    routes = stripe.routes
    const methodOf = async (key: string) => {
      const { rows } = await db.pool.query('SELECT method FROM payment_attempts WHERE id = $1', [
        key,
      ])
      return (rows as { method: 'card' | 'afterpay' }[])[0]?.method
    }
    const port = vendorsPort(
      { card: stripe.port, saved_card: stripe.port, afterpay: afterpay.port },
      methodOf,
    )
    shop = openPayShop(db, { wrap: () => port, routes })
  })
  afterAll(async () => {
    await stripe.server.close()
    await afterpay.server.close()
    await shop.close()
  })

  /** A shopper who has typed a card on the page with Stripe's fields. */
  async function toReview(paymentMethod = 'pm_fine', yards = 1): Promise<Shopper> {
    const ada = shop.shopper()
    await ada.begin()
    await ada.add(2, yards)
    await ada.putShipping()
    await ada.putDelivery()
    const opened = await ada.openPayment()
    expect(opened.json).toMatchObject({ provider: 'stripe', frame_origin: shop.deps.config.origin })
    const made = await shop.send(`/payments/stripe/frame/${opened.json.session_id}/tokens`, {
      method: 'POST',
      headers: { origin: shop.deps.config.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ payment_method: paymentMethod }),
    })
    const { token } = (await made.json()) as { token: string }
    expect((await ada.putPayment(token)).status).toBe(200)
    return ada
  }
  const sendEvent = (id: string, key: string, change: { secret?: string } = {}) => {
    const object = { ...recorded.payment_intent, metadata: { selvage_key: key } }
    const body = JSON.stringify({ ...recorded.event, id, data: { object } })
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      ...change,
    })
    return shop.send('/payments/stripe/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  }
  const applied = (key: string) =>
    shop.sql('SELECT id FROM payment_events WHERE attempt_id = $1', [key])

  it('charges a card once, and its invoice names who charged', async () => {
    const ada = await toReview()
    const before = stripe.server.charged().length
    const id = newAttemptId()
    const replies = await Promise.all([ada.place(id), ada.place(id)])
    expect(replies.map(({ json }) => json.attempt?.state)).toEqual(['ordered', 'ordered'])
    expect(stripe.server.charged().slice(before)).toEqual([Math.round(ada.state.total * 100)])
    const number = replies[0]?.json.attempt?.order_number ?? ''
    const { json } = await ada.invoice(number)
    expect(json).toMatchObject({ invoice: { gateway_metadata: { provider: 'stripe' } } })
  })

  it('says how a card was declined, and another one pays', async () => {
    const ada = await toReview('pm_card_insufficient_funds')
    expect(errorCode(await ada.place(newAttemptId()))).toBe('CARD_INSUFFICIENT_FUNDS')
    expect(await shop.orders(ada.state.cartId)).toEqual([])
  })

  it('finishes an order whose answer was lost by Stripe’s event, once, however often it comes', async () => {
    const ada = await toReview()
    const before = stripe.server.charged().length
    const id = newAttemptId()
    stripe.server.disrupt('stall')
    expect((await ada.place(id)).json.attempt?.state).toBe('unknown')
    expect((await sendEvent('evt_other', id, { secret: 'whsec_other' })).status).toBe(400)
    expect(await applied(id)).toEqual([])

    await shop.sql('UPDATE payment_attempts SET lease_until = now() WHERE id = $1', [id])
    await recoverOnce(shop.deps)
    const event = `evt_${id}`
    const replies = await Promise.all(Array.from({ length: 4 }, () => sendEvent(event, id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await applied(id)).toHaveLength(1)
    expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
    expect(await shop.orders(ada.state.cartId)).toHaveLength(1)
    expect(stripe.server.charged().length - before).toBe(1)
  })

  it('orders nothing for an event about a key that nobody charged, and ignores one of other things', async () => {
    const ada = await toReview()
    const id = newAttemptId()
    stripe.server.disrupt('stall')
    await ada.place(id)
    expect((await sendEvent('evt_made_up', id)).status).toBe(200)
    expect(await shop.orders(ada.state.cartId)).toEqual([])
    expect((await sendEvent('evt_nobody', 'no-such-attempt')).status).toBe(200)
    const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    for (const vendor of ['stripe', 'afterpay', 'paypal', 'constructor'])
      expect((await shop.send(`/payments/${vendor}/callback`, unsigned)).status).toBe(400)
  })

  it('leads to Afterpay and back, and takes the order up again from a shopper who gives up', async () => {
    const ada = await toReview('pm_fine', 5)
    const paidWithAfterpay = () =>
      ada.call(
        'PUT',
        `/order/${ada.state.cartId}/payment`,
        { method: 'afterpay', billing_address: null },
        ada.versioned(),
      )
    expect((await paidWithAfterpay()).status).toBe(200)
    const [givenUp, id] = [newAttemptId(), newAttemptId()]
    expect((await ada.place(givenUp)).json.attempt).toMatchObject({
      state: 'challenged',
      action_url: expect.stringContaining('afterpay.com') as string,
    })
    const back = await shop.send(`/payments/canceled/${givenUp}`)
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(
      `http://localhost:3000/en/checkout/review?attempt=${givenUp}&order=${ada.state.cartId}`,
    )
    expect((await ada.attempt(givenUp)).json.attempt).toMatchObject({
      state: 'declined',
      code: 'PAYMENT_CANCELED',
    })

    expect((await paidWithAfterpay()).status).toBe(200)
    await ada.place(id)
    afterpay.server.approve(id)
    expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
    expect(afterpay.server.charged()).toEqual([Math.round(ada.state.total * 100)])
    // Coming back once more changes nothing.
    await shop.send(`/payments/canceled/${id}`)
    expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
    expect((await shop.send('/payments/canceled/no-such-attempt-id')).status).toBe(404)
  })

  it('shows the card fields to the storefront of the session alone', async () => {
    const ada = await toReview()
    const { session_id: session } = (await ada.openPayment()).json
    const page = await shop.send(`/payments/stripe/frame/${session}?theme=dark`)
    const text = await page.text()
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    expect(policy).toContain('https://js.stripe.com')
    expect(policy).not.toMatch(/unsafe|\*;| \* /)
    expect(text).toContain('data-theme="dark"')
    expect(text).toContain('pk_test_shop')
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    expect((await shop.send('/payments/stripe/frame/ps_unknown')).status).toBe(404)
    for (const name of ['main.js', 'element-errors.js', 'stripe-js.js', 'card-frame.js'])
      expect((await shop.send(`/payments/stripe/assets/${name}`)).status).toBe(200)
    expect((await shop.send('/payments/stripe/assets/..%2fpage.ts')).status).toBe(404)
  })

  it.each([
    ['another page', { origin: 'https://evil.test' }, { payment_method: 'pm_fine' }, 403],
    ['the storefront', { origin: 'http://localhost:3000' }, { payment_method: 'pm_fine' }, 403],
    ['no page', {}, { payment_method: 'pm_fine' }, 403],
    ['a body with more', undefined, { payment_method: 'pm_fine', cart: 'x' }, 400],
    ['no id', undefined, { payment_method: '../customers' }, 400],
    ['an unknown card', undefined, { payment_method: 'pm_unknown' }, 502],
    ['a member’s saved card', undefined, { payment_method: 'pm_somebodys' }, 400],
  ])('makes no token for %s', async (_, headers, body, status) => {
    stripe.server.saveMethod('pm_somebodys', 'cus_somebody')
    const ada = await toReview()
    const { session_id: session } = (await ada.openPayment()).json
    const reply = await shop.send(`/payments/stripe/frame/${session}/tokens`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(headers ?? { origin: shop.deps.config.origin }),
      } as Record<string, string>,
      body: JSON.stringify(body),
    })
    expect(reply.status).toBe(status)
  })

  it('writes no secret of a vendor into its logs or rows', async () => {
    const logs = shop.logged.join('\n')
    const rows = JSON.stringify(await shop.sql('SELECT value FROM vendor_records'))
    expect(logs).toContain('"event":"request"')
    expect(rows.length).toBeGreaterThan(100)
    expect(SECRETS.filter((secret) => logs.includes(secret) || rows.includes(secret))).toEqual([])
  })
})

describe('a shop without vendors', () => {
  it('loads no code of theirs: only the file that opens the configured ones names them', () => {
    const source = join(import.meta.dirname, '..')
    const importers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
      .filter((path) => !/^payment-port\/(stripe|paypal|afterpay)\//.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(source, path), 'utf8')
        const isEager =
          /from '(?:[^']*\/(?:stripe|paypal|afterpay)\/[^']*|stripe|@stripe\/[^']*|@paypal\/[^']*)'/
        return isEager.test(text) ? [path] : []
      })
    expect(importers).toEqual([])
  })
})
