import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import type { Mail } from '../mail/mailer.ts'
import { TEST_CARDS } from '../payment-provider/test-cards.table.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { opsKey } from '../ops/ops.ts'
import { recoverOnce } from './recovery.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'

const code = (reply: { json: { errors?: readonly { code: string }[] } }) =>
  reply.json.errors?.[0]?.code
const DECLINED = '4000000000000002'

describe.each(DATABASES)('placing an order on %s', (database) => {
  let shop: PayShop
  let clock = () => new Date()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { now: () => clock() })
  })
  afterAll(async () => shop.close())

  /** Lets recovery take what nobody works on, whatever pause it should keep. */
  async function recover(): Promise<void> {
    await shop.sql('UPDATE payment_attempts SET lease_until = now()')
    await recoverOnce(shop.deps)
  }
  const attemptState = async (id: string) =>
    (await shop.sql('SELECT state, held, code FROM payment_attempts WHERE id = $1', [id]))[0]

  it('goes from cart to invoice, and shows it to its owner alone', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const reply = await ada.place(newAttemptId())
    const number = reply.json.attempt?.order_number ?? ''
    expect(reply).toMatchObject({
      status: 200,
      json: { attempt: { state: 'ordered', code: null } },
    })
    expect(number).toMatch(/^R\d{12}$/)
    expect(shop.charges(ada.state.cartId)).toMatchObject([
      { amount_minor: Math.round(ada.state.total * 100), currency: 'USD' },
    ])
    const invoice = await ada.invoice(number)
    expect(invoice.json.invoice).toMatchObject({
      order_number: number,
      email: 'ada@example.com',
      order: { pricing: { raw_total: ada.state.total } },
      payment: { last4: '4242', brand: 'visa' },
      gateway_metadata: { provider: 'sandbox' },
    })
    const eve = shop.shopper()
    await eve.begin()
    const unknown = await eve.invoice('R000000000000')
    expect(await eve.invoice(number)).toEqual(unknown)
    expect(await eve.call('GET', `/order/${ada.state.cartId}/checkout`)).toMatchObject({
      status: 404,
    })
    expect(unknown.status).toBe(404)
    expect((await ada.checkout()).json.checkout).toMatchObject({
      attempt: { state: 'ordered', order_number: number },
    })
    expect(code(await ada.putShipping())).toBe('ORDER_NOT_PENDING')
  })

  it('makes one order and one charge of 50 doubled submits', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const id = newAttemptId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.place(id)))
    expect(
      new Set(replies.map(({ json }) => `${json.attempt?.state} ${json.attempt?.order_number}`))
        .size,
    ).toBe(1)
    expect(replies[0]?.json.attempt?.state).toBe('ordered')
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it('lets two tabs end at one order', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const replies = await Promise.all(Array.from({ length: 6 }, () => ada.place(newAttemptId())))
    expect(
      new Set(replies.map(({ json }) => `${json.attempt?.state} ${json.attempt?.order_number}`))
        .size,
    ).toBe(1)
    expect((await ada.place(newAttemptId())).json.attempt).toMatchObject({
      state: 'ordered',
      order_number: replies[0]?.json.attempt?.order_number,
    })
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it('opens the cart again after a decline, and orders with another card and a new attempt', async () => {
    const ada = shop.shopper()
    await ada.toReview(DECLINED)
    const first = newAttemptId()
    expect(code(await ada.place(first))).toBe('CARD_DECLINED')
    expect(code(await ada.place(first))).toBe('CARD_DECLINED')
    expect((await ada.attempt(first)).json.attempt).toMatchObject({
      state: 'declined',
      code: 'CARD_DECLINED',
      order_number: null,
    })
    expect(code(await ada.place(newAttemptId()))).toBe('PAYMENT_DETAILS_MISSING_ERROR')
    expect((await ada.checkout()).json.checkout).toMatchObject({
      payment: null,
      attempt: { state: 'declined' },
    })
    await ada.payWith()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect([
      shop.charges(ada.state.cartId).length,
      (await shop.orders(ada.state.cartId)).length,
    ]).toEqual([1, 1])
  })

  it.each(Object.entries(TEST_CARDS).filter(([, outcome]) => outcome !== null))(
    'card %s is rejected with %s, uncharged',
    async (number, outcome) => {
      const ada = shop.shopper()
      await ada.toReview(number)
      expect(code(await ada.place(newAttemptId()))).toBe(outcome)
      expect(shop.charges(ada.state.cartId)).toEqual([])
    },
  )

  it.each(['drop-after', '500-after', 'drop-before', '500'])(
    'settles a lost answer (%s) by the same key',
    async (kind) => {
      const ada = shop.shopper()
      await ada.toReview()
      await shop.faults({ kind })
      const id = newAttemptId()
      expect((await ada.place(id)).json.attempt).toMatchObject({
        id,
        state: 'unknown',
        order_number: null,
      })
      expect(code(await ada.putShipping())).toBe('ORDER_NOT_PENDING')
      await recover()
      expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
      expect((await ada.place(id)).json.attempt?.state).toBe('ordered')
      expect(shop.charges(ada.state.cartId)).toMatchObject([{ key: id }])
    },
  )

  it('calls a provider that is silent too long unknown, never declined, and asks again', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    await shop.faults({ kind: 'delay', ms: 4_000 })
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt).toMatchObject({ state: 'unknown' })
    await recover()
    expect((await ada.attempt(id)).json.attempt?.state).toBe('ordered')
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })

  it('lets an old attempt go for good, and its key can never charge again', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    await shop.faults({ kind: 'drop-before' })
    const id = newAttemptId()
    await ada.place(id)
    clock = () => new Date(Date.now() + 10 * 60_000)
    await recover()
    clock = () => new Date()
    expect(await attemptState(id)).toMatchObject({
      state: 'declined',
      code: 'PAYMENT_TECHNICAL_FAILURE',
    })
    const token = (await shop.sql('SELECT token FROM payment_attempts WHERE id = $1', [id]))[0]?.[
      'token'
    ]
    const late = await shop.deps.payments.charge({
      key: id,
      token: String(token),
      cartId: ada.state.cartId,
      amountMinor: Math.round(ada.state.total * 100),
      currency: 'USD',
    })
    expect(late).toMatchObject({ kind: 'charge', charge: { status: 'cancelled' } })
    expect(shop.charges(ada.state.cartId)).toEqual([])
  })

  it('holds a charge of another amount for a person', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    // The provider binds its session to the amount; without that it books what it likes.
    await shop.faults({ kind: 'wrong-amount' })
    shop.forgetAmounts()
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt).toMatchObject({ state: 'unknown' })
    await recover()
    expect(await attemptState(id)).toMatchObject({ state: 'unknown', held: 'amount_mismatch' })
    expect(await shop.orders(ada.state.cartId)).toEqual([])
    expect(await shop.sql('SELECT reason FROM payment_flags WHERE attempt_id = $1', [id])).toEqual([
      { reason: 'amount_mismatch' },
    ])
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
  })

  it('takes a promo at the start, gives it back on a decline and keeps it with the order', async () => {
    const uses = async () =>
      (await shop.sql("SELECT used_count FROM promos WHERE code = 'FIRSTHUNDRED'"))[0]?.[
        'used_count'
      ]
    const before = Number(await uses())
    await shop.sql("UPDATE promos SET usage_limit = $1 WHERE code = 'FIRSTHUNDRED'", [before + 1])
    const [ada, bob] = [shop.shopper(), shop.shopper()]
    await ada.toReview(DECLINED, { promo: { id: 'FIRSTHUNDRED' } })
    await bob.toReview(undefined, { promo: { id: 'FIRSTHUNDRED' } })
    expect(code(await ada.place(newAttemptId()))).toBe('CARD_DECLINED')
    expect(await uses()).toBe(before)
    await ada.payWith()
    const ends = await Promise.all([ada.place(newAttemptId()), bob.place(newAttemptId())])
    expect(ends.map((end) => end.json.attempt?.state ?? code(end)).sort()).toEqual([
      'ORDER_CLEANUP_REVIEW_REQUIRED',
      'ordered',
    ])
    expect(await uses()).toBe(before + 1)
    expect(
      await shop.sql(
        "SELECT state, count(*)::int AS n FROM payment_holds WHERE instrument = 'FIRSTHUNDRED' GROUP BY state ORDER BY state",
      ),
    ).toEqual([
      { state: 'captured', n: 1 },
      { state: 'released', n: 1 },
    ])
  })

  it("rejects an id that was used for another request, and other people's", async () => {
    const [ada, eve] = [shop.shopper(), shop.shopper()]
    await ada.toReview()
    await eve.toReview()
    const id = newAttemptId()
    await ada.place(id)
    expect(await ada.place(id, { total: 1 })).toMatchObject({ status: 422 })
    expect(await ada.place(newAttemptId(), { key: 'another-key-entirely' })).toMatchObject({
      status: 422,
    })
    expect(await eve.place(id)).toMatchObject({ status: 404 })
    expect(await eve.attempt(id)).toMatchObject({ status: 404 })
    expect(shop.charges(eve.state.cartId)).toEqual([])
  })

  it('sends one confirmation in the language of the order', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const attempt = newAttemptId()
    const reply = await ada.call(
      'POST',
      `/order/${ada.state.cartId}/place?page_locale=de_DE`,
      { attempt_id: attempt, raw_total: ada.state.total, currency: 'USD' },
      { ...ada.versioned(), 'idempotency-key': attempt },
    )
    const number = reply.json.attempt?.order_number
    const sent: Mail[] = []
    const mailer = async (mail: Mail) => {
      sent.push(mail)
    }
    await Promise.all([sendDue(shop.deps, mailer), sendDue(shop.deps, mailer)])
    await sendDue(shop.deps, mailer)
    const mine = sent.filter(({ key }) => key === `order-${number}`)
    expect(mine).toMatchObject([
      {
        to: 'ada@example.com',
        subject: `Ihre Bestellung ${number} ist in guten Händen`,
        language: 'de',
      },
    ])
    expect(mine[0]?.text).toContain('Gesamtbetrag')
    expect(mine[0]?.text).toContain(`http://localhost:3000/de/rechnung/${number}`)
  })

  it('shows its books to the operator alone', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const id = newAttemptId()
    await ada.place(id)
    const key = opsKey(shop.deps.config.dataDir)
    const orders = await ada.call('GET', '/ops/orders', undefined, { 'x-ops-key': key })
    expect(orders.json).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({
          cart_id: ada.state.cartId,
          attempt_id: id,
          amount_minor: Math.round(ada.state.total * 100),
          email: 'ada@example.com',
        }),
      ]),
    })
    const ledger = await ada.call('GET', '/ops/ledger', undefined, { 'x-ops-key': key })
    expect(ledger.json).toMatchObject({
      attempts: expect.arrayContaining([expect.objectContaining({ id, state: 'ordered' })]),
      charges: expect.arrayContaining([expect.objectContaining({ attempt_id: id })]),
    })
    for (const headers of [
      {},
      { 'x-ops-key': 'guess' },
      { 'x-ops-key': key, 'x-forwarded-for': '10.0.0.1' },
    ]) {
      for (const path of ['/ops/orders', '/ops/ledger'])
        expect(await ada.call('GET', path, undefined, headers)).toMatchObject({ status: 404 })
    }
  })

  it('writes no card number, token or address into its log', () => {
    expect(shop.logged.length).toBeGreaterThan(100)
    expect(shop.logged.join('\n')).not.toMatch(/4242424242|4000000000|tok_|Analytical|ada@example/)
  })
})
