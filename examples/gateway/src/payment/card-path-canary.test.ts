import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import { opsKey } from '../ops/operator.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'

const CHALLENGED = '4000000000003220'
const SAVED = '5555555555554444'
const REFUNDED = '378282246310005'
const DECLINED = '4000000000009995'
const NUMBERS = [CHALLENGED, SAVED, REFUNDED, DECLINED]
const found = (text: string) =>
  NUMBERS.filter((number) => text.replaceAll(/[\s-]/g, '').includes(number))

describe.each(DATABASES)('the numbers of the cards that pay on %s', (database) => {
  let shop: PayShop
  const wire: string[] = []
  const mails: string[] = []
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { watch: (text) => wire.push(text) })
  })
  afterAll(async () => shop.close())

  /** Every row of every table, as text. */
  async function rows(): Promise<string> {
    const tables = await shop.sql(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    )
    const texts = []
    for (const { name } of tables)
      texts.push(...(await shop.sql(`SELECT t::text AS text FROM "${String(name)}" t`)))
    return texts.map(({ text }) => String(text)).join('\n')
  }
  /** The places in which a number stands: requests and answers, logs, mails, rows. */
  async function leaks(): Promise<string[]> {
    await sendDue(shop.deps, async (mail) => void mails.push(JSON.stringify(mail)))
    return [wire.join('\n'), shop.logged.join('\n'), mails.join('\n'), await rows()].flatMap(found)
  }
  const refund = (order: string, key: string, body: object = {}) =>
    shop.operator('POST', `/ops/orders/${order}/refunds`, body, {
      'X-Ops-Key': opsKey(shop.deps.config.dataDir),
      'Idempotency-Key': key,
    })

  it('are found where one is sent: the watch works', () => {
    expect(found(`{"number":"${SAVED}"}`)).toEqual([SAVED])
    expect(found('5555 5555-5555 4444')).toEqual([SAVED])
  })

  it('stay in the provider’s frame when the bank asks, whatever the answer', async () => {
    for (const answer of ['confirm', 'deny']) {
      const ada = shop.shopper()
      await ada.toReview(CHALLENGED)
      const id = newAttemptId()
      const { action_url: url = '' } = (await ada.place(id)).json.attempt ?? {}
      const page = await (await shop.browse(String(url))).text()
      expect(page).toContain('<form method="post">')
      expect(found(page)).toEqual([])
      await shop.browse(String(url), {
        method: 'POST',
        headers: {
          origin: 'http://localhost:4001',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ answer }),
      })
      const state = answer === 'confirm' ? 'ordered' : 'declined'
      expect((await ada.attempt(id)).json.attempt?.state).toBe(state)
    }
    for (const { body } of shop.events()) expect((await shop.callback(body)).status).toBe(200)
    expect(await leaks()).toEqual([])
  })

  it('stay there when a card is saved, listed, pays again and is deleted', async () => {
    const ada = shop.shopper()
    await ada.begin()
    const account = { screen_name: 'Ada', email: 'canary@example.com', newsletter_opt_in: false }
    await ada.call('POST', '/user/register', { ...account, password: 'a long pass phrase' })
    const toPayment = async () => {
      await ada.add()
      await ada.putShipping()
      await ada.putDelivery()
    }
    const pay = (body: object) =>
      ada.call(
        'PUT',
        `/order/${ada.state.cartId}/payment`,
        { billing_address: null, ...body },
        ada.versioned(),
      )
    await toPayment()
    const session = (await ada.openPayment()).json.session_id ?? ''
    const token = await ada.tokenize(session, SAVED)
    expect((await pay({ method: 'card', token, save_card: true })).status).toBe(200)
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    const cards = async () =>
      (await ada.call('GET', '/user/me/cards')).json as unknown as {
        cards: { id: string; last4: string }[]
      }
    const [card] = (await cards()).cards
    expect(card?.last4).toBe('4444')

    await toPayment()
    expect((await pay({ method: 'saved_card', card_id: card?.id })).status).toBe(200)
    expect((await ada.place(newAttemptId())).json.attempt?.state).toBe('ordered')
    expect((await ada.call('DELETE', `/user/me/cards/${card?.id}`)).status).toBe(200)
    expect((await cards()).cards).toEqual([])
    expect(await leaks()).toEqual([])
  })

  it('stay there when an order is given back and when a card is declined', async () => {
    const [ada, eve] = [shop.shopper(), shop.shopper()]
    await ada.toReview(REFUNDED)
    const number = (await ada.place(newAttemptId())).json.attempt?.order_number ?? ''
    expect(await refund(number, 'refund-canary-1', { amount: '1.00' })).toMatchObject({
      state: 'done',
    })
    expect(await refund(number, 'refund-canary-2')).toMatchObject({ state: 'done' })
    await eve.toReview(DECLINED)
    await eve.place(newAttemptId())
    expect(await leaks()).toEqual([])
    expect(mails.join('\n')).toContain('Ada Byron')
    expect(wire.length).toBeGreaterThan(40)
  })

  it('that an operator or a client takes for a key are rejected, and are in no row or log', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const place = await ada.place(SAVED)
    expect(place.status).toBe(400)
    const number = (await ada.place(newAttemptId())).json.attempt?.order_number ?? ''
    expect(number).toMatch(/^R\d{12}$/)
    for (const key of [SAVED, '5555-5555-5555-4444'])
      expect(await refund(number, key, { amount: '1.00' })).toMatchObject({
        errors: [{ code: 'FIELD_VALUE_INVALID' }],
      })
    expect(await refund(SAVED, 'refund-canary-3')).toHaveProperty('errors')
    // A time that a client makes its key of is none.
    expect(await refund(number, '1732555555559', { amount: '1.00' })).toMatchObject({
      state: 'done',
    })
    expect(found([shop.logged.join('\n'), await rows()].join('\n'))).toEqual([])
  })
})
