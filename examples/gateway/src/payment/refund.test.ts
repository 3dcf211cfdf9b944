import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { sendDue } from '../mail/outbox.ts'
import { opsKey } from '../ops/operator.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { recoverRefunds } from './refund.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'

interface Answer {
  readonly state?: string
  readonly amount?: string
  readonly left?: string
  readonly errors?: readonly { readonly message: string }[]
}

describe.each(DATABASES)('a refund on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  async function buy() {
    const ada = shop.shopper()
    await ada.toReview()
    const id = newAttemptId()
    expect((await ada.place(id)).json.attempt?.state).toBe('ordered')
    const [order] = await shop.orders(ada.state.cartId)
    if (!order) throw new Error('There is no order.')
    return { ada, id, order }
  }
  const ask = async (
    order: string,
    key: string,
    body: object,
    operator = opsKey(shop.deps.config.dataDir),
  ) =>
    (await shop.operator('POST', `/ops/orders/${order}/refunds`, body, {
      'X-Ops-Key': operator,
      'Idempotency-Key': key,
    })) as Answer
  const refund = (order: string, amount?: string, key = randomUUID()) =>
    ask(order, key, amount === undefined ? {} : { amount })
  const given = (attemptId: string) =>
    shop.store.refundsOf(attemptId).reduce((sum, row) => sum + row.amount_minor, 0)
  const dollars = (minor: number) => `US$${(minor / 100).toFixed(2)}`

  it('gives back a part, then the rest, and then nothing more', async () => {
    const { id, order } = await buy()
    const total = order.amount_minor
    expect(await refund(order.number, '1.50')).toMatchObject({
      state: 'done',
      amount: 'US$1.50',
      left: dollars(total - 150),
    })
    expect((await refund(order.number, String(total / 100))).errors?.[0]?.message).toBe(
      `Only ${dollars(total - 150)} of this order can still be given back.`,
    )
    expect(await refund(order.number)).toMatchObject({ state: 'done', left: 'US$0.00' })
    expect((await refund(order.number)).errors?.[0]?.message).toBe(
      'All of this order was given back already.',
    )
    expect(given(id)).toBe(total)
    expect(
      await shop.sql(
        'SELECT sum(l.amount_minor)::int AS sum FROM refund_ledger l JOIN refunds r ON r.id = l.refund_id WHERE r.order_number = $1',
        [order.number],
      ),
    ).toEqual([{ sum: total }])
  })

  it('never gives back more than was charged, however many run at once', async () => {
    const { id, order } = await buy()
    const third = ((order.amount_minor / 100) * 0.3).toFixed(2)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order.number, third)))
    expect(answers.filter(({ state }) => state === 'done')).toHaveLength(3)
    expect(given(id)).toBe(Math.round(Number(third) * 100) * 3)
  })

  it('gives back once for each key, and rejects the key for another refund', async () => {
    const { id, order } = await buy()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => refund(order.number, '2.00', key)),
    )
    expect(answers.map(({ state }) => state)).toContain('done')
    expect(given(id)).toBe(200)
    expect((await refund(order.number, '3.00', key)).errors?.[0]?.message).toMatch(/another refund/)
    expect((await refund((await buy()).order.number, '2.00', key)).errors).toHaveLength(1)
    expect(given(id)).toBe(200)
  })

  it.each(['drop-before', 'drop-after'])(
    'settles a refund whose answer was lost (%s) under its own key',
    async (kind) => {
      const { id, order } = await buy()
      await shop.faults({ kind })
      expect(await refund(order.number, '2.00')).toMatchObject({ state: 'started' })
      // An open refund counts as given back.
      const rest = String((order.amount_minor - 100) / 100)
      expect((await refund(order.number, rest)).errors).toHaveLength(1)
      await shop.sql("UPDATE refunds SET updated_at = now() - interval '1 hour'")
      expect(await recoverRefunds(shop.deps)).toBe(1)
      expect(given(id)).toBe(200)
      expect(await shop.sql('SELECT state FROM refunds WHERE attempt_id = $1', [id])).toEqual([
        { state: 'done' },
      ])
    },
  )

  it('is on the invoice and in one mail, in the language of the order', async () => {
    const { ada, order } = await buy()
    const mails: Mail[] = []
    await shop.sql(
      `UPDATE orders SET snapshot = jsonb_set(snapshot, '{locale}', '"de_DE"') WHERE number = $1`,
      [order.number],
    )
    await refund(order.number, '1.50')
    await sendDue(shop.deps, async (mail) => {
      mails.push(mail)
    })
    const own = mails.filter(({ subject }) => subject.includes(order.number))
    expect(own.map(({ subject }) => subject)).toContain(
      `Erstattung von 1,50 US$ für Ihre Bestellung ${order.number}`.replaceAll(' US$', '\u00a0US$'),
    )
    expect(own).toHaveLength(2)
    const { invoice } = (await ada.invoice(order.number)).json as unknown as {
      invoice: { refunds: { raw_amount: number }[]; seller: { name: string }; tax_rate: number }
    }
    expect(invoice.refunds.map(({ raw_amount: raw }) => raw)).toEqual([1.5])
    expect(invoice.seller.name).toBe('Selvage demo shop')
    expect(typeof invoice.tax_rate).toBe('number')
  })

  it('is for the operator alone, and says what is wrong with its request', async () => {
    const { id, order } = await buy()
    expect((await ask(order.number, randomUUID(), {}, 'guessed')).errors?.[0]?.message).toMatch(
      /^No call has this path/,
    )
    for (const amount of ['0', '-1', '1.234', '1e3', 'all', '99999999'])
      expect((await refund(order.number, amount)).errors).toHaveLength(1)
    expect((await refund('R000000000000')).errors?.[0]?.message).toBe(
      'There is no order with this number.',
    )
    expect(given(id)).toBe(0)
  })

  it('stays in a ledger that nobody changes', async () => {
    await expect(shop.sql('UPDATE refund_ledger SET amount_minor = 1')).rejects.toThrow(
      /append-only/,
    )
    await expect(shop.sql('DELETE FROM refund_ledger')).rejects.toThrow(/append-only/)
  })
})
