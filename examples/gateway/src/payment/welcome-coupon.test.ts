import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { sendDue } from '../mail/outbox.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

describe.each(DATABASES)('the coupon of a welcome pack on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  const addPack = (shopper: Shopper, pack: string, quantity: number) =>
    shopper.call(
      'POST',
      '/stock_products/order_items',
      { type: 'stock product', sub_type: pack, quantity },
      { 'idempotency-key': newAttemptId() },
    )

  /** Buys packs, with a double press, and gives the number of the order. */
  async function buy(pack: string, quantity = 1): Promise<{ buyer: Shopper; number: string }> {
    const buyer = shop.shopper()
    await buyer.begin()
    await addPack(buyer, pack, quantity)
    await buyer.putShipping()
    await buyer.putDelivery()
    await buyer.payWith()
    const id = newAttemptId()
    const [reply] = await Promise.all([buyer.place(id), buyer.place(id)])
    return { buyer, number: reply.json.attempt?.order_number ?? '' }
  }

  const couponsOf = (number: string) =>
    shop.sql(
      'SELECT code, percent_off, usage_limit, used_count, ends_at FROM promos WHERE order_number = $1',
      [number],
    )

  async function mailsOf(number: string): Promise<Mail[]> {
    const mails: Mail[] = []
    await sendDue(shop.deps, async (mail) => void mails.push(mail))
    return mails.filter(({ key }) => key === `coupon-${number}`)
  }

  it('is made once, takes a quarter off, and comes by mail', async () => {
    const { number } = await buy('maker_welcome_pack')
    const [coupon, ...others] = await couponsOf(number)
    expect(others).toEqual([])
    expect(coupon).toMatchObject({ percent_off: 25, usage_limit: 1, used_count: 0, ends_at: null })
    const [mail, ...more] = await mailsOf(number)
    expect(more).toEqual([])
    expect(mail?.text).toContain(String(coupon?.['code']))
    expect(mail?.subject).toContain('25')
    expect(await mailsOf(number)).toEqual([])
  })

  it('counts in a cart, once, and not again for another shopper', async () => {
    const { number } = await buy('artist_welcome_pack')
    const code = String((await couponsOf(number))[0]?.['code'])
    const apply = (shopper: Shopper) =>
      shopper.call('PUT', `/order/${shopper.state.cartId}/promo`, { code }, shopper.versioned())
    const [first, second] = [shop.shopper(), shop.shopper()]
    for (const each of [first, second]) await each.toReview()
    expect((await apply(first)).status).toBe(200)
    await first.payWith()
    expect((await first.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect((await apply(second)).status).toBe(400)
    expect((await couponsOf(number))[0]).toMatchObject({ used_count: 1 })
  })

  it('is worth a use for each pack', async () => {
    const { number } = await buy('maker_welcome_pack', 3)
    expect(await couponsOf(number)).toMatchObject([{ usage_limit: 3 }])
  })

  it('comes with no other order', async () => {
    const { number } = await buy('sample_pack')
    expect([await couponsOf(number), await mailsOf(number)]).toEqual([[], []])
  })

  it('ends with its order, and no mail brings it then', async () => {
    const { buyer, number } = await buy('maker_welcome_pack')
    const canceled = await buyer.call('POST', `/orders/${number}/cancel`, {})
    expect(canceled.status).toBe(200)
    expect((await couponsOf(number))[0]?.['ends_at']).not.toBeNull()
    expect(await mailsOf(number)).toEqual([])
  })
})
