import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCode } from '../credit/gift-certificates.ts'
import { opsKey } from '../ops/operator.ts'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { rejectingRefunds } from './testing/rejecting-refunds.ts'
import { newAttemptId } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

interface Answer {
  readonly state?: string
  readonly amount?: string
  readonly left?: string
  readonly credit?: string
  readonly errors?: readonly { readonly message: string }[]
}

const SPENT =
  'A gift certificate, Spoondollars, a coupon or a membership of this order is spent already, so that it is not given back in full.'

describe.each(DATABASES)('the credit of a refunded order on %s', (database) => {
  let shop: PayShop
  let orders: ReturnType<typeof placedOrders>
  const rejecting = rejectingRefunds()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), rejecting)
    orders = placedOrders(shop)
  })
  afterAll(async () => shop.close())

  const addService = (shopper: Shopper, subType: string, size?: string) =>
    shopper.call(
      'POST',
      '/stock_products/order_items',
      { type: 'service', sub_type: subType, size, quantity: 1 },
      { 'idempotency-key': newAttemptId() },
    )
  const refund = async (order: string, amount?: string, key = randomUUID()) =>
    (await shop.operator(
      'POST',
      `/ops/orders/${order}/refunds`,
      amount === undefined ? {} : { amount },
      { 'X-Ops-Key': opsKey(shop.deps.config.dataDir), 'Idempotency-Key': key },
    )) as Answer
  const messageOf = ({ errors }: Answer) => errors?.[0]?.message
  async function codeOf(order: string) {
    const [row] = await shop.sql('SELECT id FROM gift_certificates WHERE order_number = $1', [
      order,
    ])
    return (await openCode(String(row?.['id']), shop.deps))?.code
  }
  const facts = async (order: string) =>
    (
      await shop.sql(
        `SELECT pro_until > now() AS pro, balance_cents AS cents
          FROM orders JOIN users ON users.id = user_id
          LEFT JOIN spoondollar_accounts USING (user_id) WHERE number = $1`,
        [order],
      )
    )[0]

  it('is taken when all of the order is given back, once, whatever happens after that', async () => {
    const { id, order, cancel } = await orders.buy(async (ada) => {
      await addService(ada, 'gift_certificate', '100')
      await addService(ada, 'spoondollar_credit', '25')
      await addService(ada, 'pro_purchase')
    })
    const { number } = order
    expect(await codeOf(number)).toBeDefined()
    expect(await facts(number)).toEqual({ pro: true, cents: 2_500 })
    rejecting.isOn = true
    expect(await refund(number)).toMatchObject({ state: 'rejected' })
    rejecting.isOn = false
    expect(await refund(number)).toMatchObject({ state: 'done', left: 'US$0.00' })
    expect(messageOf(await refund(number))).toMatch(/given back already/)
    expect(await codeOf(number)).toBeUndefined()
    expect(await facts(number)).toEqual({ pro: false, cents: 0 })
    await cancel()
    expect(await facts(number)).toEqual({ pro: false, cents: 0 })
    expect(orders.given(id).map(({ amount_minor: minor }) => minor)).toEqual([order.amount_minor])
  })

  it('that paid it goes back to its balance with all of the order, with and without money', async () => {
    const bought = await orders.buy((each) => each.addCertificate('25'))
    const code = (await codeOf(bought.order.number)) ?? ''
    const balance = async () =>
      (
        await shop.sql('SELECT balance_minor FROM gift_certificates WHERE order_number = $1', [
          bought.order.number,
        ])
      )[0]?.['balance_minor']
    const { ada } = bought
    const payWithIt = async (quantity: number) => {
      await ada.add(2, quantity)
      await ada.putShipping()
      await ada.putDelivery()
      await ada.applyCertificate(code)
      if (Math.round(ada.state.total * 100) > ada.state.creditMinor) await ada.payWith()
      return (await ada.place(newAttemptId())).json.attempt?.order_number ?? ''
    }
    const large = await payWithIt(3)
    expect(await balance()).toBe(0)
    expect(await refund(large, '1.00')).toMatchObject({ state: 'done' })
    expect(await balance()).toBe(0)
    expect(await refund(large)).toMatchObject({ state: 'done', credit: 'US$25.00' })
    expect(await balance()).toBe(2_500)
    await shop.sql('UPDATE gift_certificates SET balance_minor = 5000, amount_minor = 5000')
    const free = await payWithIt(1)
    const paid = 5_000 - Number(await balance())
    expect(messageOf(await refund(free, '1.00'))).toMatch(/^Credit paid this order/)
    const key = randomUUID()
    const given = { state: 'done', amount: 'US$0.00', credit: `US$${(paid / 100).toFixed(2)}` }
    expect(await refund(free, undefined, key)).toMatchObject(given)
    expect(await refund(free, undefined, key)).toMatchObject(given)
    expect(await balance()).toBe(5_000)
    expect(messageOf(await refund(free))).toMatch(/given back already/)
    const [mail] = (await sentMails(shop.deps)).filter(({ key: own }) => own === `refund-${key}`)
    expect(mail?.subject).toContain(`refund of ${given.credit}`)
    expect(mail?.text).toContain('is back in its balance')
    expect(mail?.text).not.toContain('original payment method')
  })

  it('keeps the order from being given back in full once it is spent', async () => {
    const { id, ada, order } = await orders.buy((each) => each.addCertificate('25'))
    const code = (await codeOf(order.number)) ?? ''
    await ada.add(2, 2)
    await ada.putShipping()
    await ada.putDelivery()
    await ada.applyCertificate(code)
    await ada.payWith()
    await ada.place(newAttemptId())
    expect(messageOf(await refund(order.number))).toBe(SPENT)
    expect(orders.given(id)).toEqual([])
    const yards = ((order.amount_minor - 2_500) / 100).toFixed(2)
    expect(await refund(order.number, yards)).toMatchObject({ state: 'done', left: 'US$25.00' })
    expect(messageOf(await refund(order.number))).toBe(SPENT)
  })

  it('stays paid by the part of the order that is not given back', async () => {
    const { order } = await orders.buy((each) => each.addCertificate('100'))
    const more = ((order.amount_minor - 9_999) / 100).toFixed(2)
    expect(messageOf(await refund(order.number, more))).toBe(
      `Only US$${((order.amount_minor - 10_000) / 100).toFixed(2)} of this order can be given back while it keeps the credit that it bought. Give all of it back, and that credit is taken.`,
    )
    expect(await codeOf(order.number)).toBeDefined()
  })
})
