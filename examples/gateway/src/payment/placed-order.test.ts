import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import type { Mail } from '../mail/mailer.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { opsKey } from '../ops/operator.ts'
import { openPayShop, SECOND_STOREFRONT, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { errorCode, newAttemptId } from './testing/shopper.ts'

const DECLINED = '4000000000000002'

describe.each(DATABASES)('a placed order on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  it('takes a promo at the start, releases it on a decline and keeps it with the order', async () => {
    const uses = async () =>
      (await shop.sql("SELECT used_count FROM promos WHERE code = 'FIRSTHUNDRED'"))[0]?.[
        'used_count'
      ]
    const before = Number(await uses())
    await shop.sql("UPDATE promos SET usage_limit = $1 WHERE code = 'FIRSTHUNDRED'", [before + 1])
    const [ada, bob] = [shop.shopper(), shop.shopper()]
    await ada.toReview(DECLINED, { promo: { id: 'FIRSTHUNDRED' } })
    await bob.toReview(undefined, { promo: { id: 'FIRSTHUNDRED' } })
    expect(errorCode(await ada.place(newAttemptId()))).toBe('CARD_DECLINED')
    expect(await uses()).toBe(before)
    await ada.payWith()
    const ends = await Promise.all([ada.place(newAttemptId()), bob.place(newAttemptId())])
    expect(ends.map((end) => end.json.attempt?.state ?? errorCode(end)).sort()).toEqual([
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

  it('is paid on any storefront, with a card that was typed in on the same one', async () => {
    const ada = shop.shopper(SECOND_STOREFRONT)
    await ada.toReview()
    const frame = (await ada.openPayment()).json.session_id ?? ''
    const token = await ada.tokenize(frame, '4242424242424242')
    const elsewhere = await ada.call(
      'PUT',
      `/order/${ada.state.cartId}/payment`,
      { method: 'card', token, billing_address: null },
      { ...ada.versioned(), origin: 'http://localhost:3000' },
    )
    expect([elsewhere.status, errorCode(elsewhere)]).toEqual([400, 'PAYMENT_DETAILS_MISSING_ERROR'])
    await ada.payWith()
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
  })

  it('is credited to the partner of the cart', async () => {
    await shop.sql("INSERT INTO partners VALUES ('pk_blog', 'A blog', 'on', NULL, 10, now())")
    const [ada, bob] = [shop.shopper(), shop.shopper()]
    for (const each of [ada, bob]) await each.toReview()
    await shop.sql("UPDATE carts SET partner_key = 'pk_blog' WHERE id = $1", [ada.state.cartId])
    for (const each of [ada, bob]) await each.place(newAttemptId())
    const partnerOf = (cartId: string) =>
      shop.sql('SELECT partner_key FROM orders WHERE cart_id = $1', [cartId])
    expect(await partnerOf(ada.state.cartId)).toEqual([{ partner_key: 'pk_blog' }])
    expect(await partnerOf(bob.state.cartId)).toEqual([{ partner_key: null }])
  })

  it('sends one confirmation in the language of the order', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const gift = { is_gift: true, remove_prices: true, message: 'Für dich' }
    await ada.putDelivery('standard', gift)
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
    expect(mine[0]?.text).toContain('Gesamtsumme')
    expect(mine[0]?.text).toMatch(/Ankunft: .*, Standardversand\n/)
    expect(mine[0]?.text).toContain('Der Lieferschein zeigt keine Preise.')
    expect(mine[0]?.text).toContain('Ihre Nachricht: „Für dich“')
    expect(mine[0]?.text).toContain(`http://localhost:3000/de/rechnung/${number}`)
  })

  it('shows orders and ledger to the operator alone', async () => {
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
})
