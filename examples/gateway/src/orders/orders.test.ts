import { randomUUID } from 'node:crypto'
import { LANGUAGES, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { opsKey } from '../ops/operator.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import type { Shopper } from '../payment/testing/shopper.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { placedOrders } from './testing/placed-orders.ts'

describe.each(DATABASES)('placed orders on %s', (database) => {
  let shop: PayShop
  let orders: ReturnType<typeof placedOrders>
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
    orders = placedOrders(shop)
  })
  afterAll(async () => shop.close())

  describe('that are shipped', () => {
    it.each(LANGUAGES)('are written of once, in %s, as text and as HTML', async (language) => {
      const { order, read } = await orders.buy()
      await shop.sql(
        `UPDATE orders SET snapshot = jsonb_set(snapshot, '{locale}', to_jsonb($2::text)) WHERE number = $1`,
        [order.number, LOCALE_OF_LANGUAGE[language]],
      )
      await orders.mailsOf(order.number)
      const parcel = { carrier: 'UPS', tracking_number: '1Z999AA10123456784' }
      const { tracking_url: url } = await orders.ship(order.number, parcel)
      expect(url).toBe('https://www.ups.com/track?tracknum=1Z999AA10123456784')
      expect(await orders.ship(order.number, parcel)).toMatchObject({ tracking_url: url })
      const [mail, ...more] = await orders.mailsOf(order.number)
      expect(more).toEqual([])
      expect(mail?.language).toBe(language)
      expect(mail?.subject).toContain(order.number)
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain('1Z999AA10123456784')
        expect(part).toContain(url)
        expect(part).not.toContain('{{')
      }
      expect(mail?.html).toContain(`<html lang="${language}">`)
      expect((await read()).json.order?.shipment?.tracking_url).toBe(url)
    })

    it('are named with the lines that are in the parcel, and with no digital one', async () => {
      const { order } = await orders.buy((ada) =>
        ada.addCertificate('50', { recipient_email: 'carol@example.com', gift_message: 'Hi' }),
      )
      expect((await orders.mailsOf(order.number))[0]?.text).toContain('Gift certificate')
      await orders.ship(order.number)
      const [mail] = await orders.mailsOf(order.number)
      expect(mail?.text).toContain('In this package:')
      for (const part of [mail?.text, mail?.html])
        expect(part).not.toMatch(/gift certificate|carol/i)
    })

    it('name a carrier with its number or neither, for the operator alone', async () => {
      const { order } = await orders.buy()
      for (const wrong of [
        { carrier: 'ups' },
        { tracking_number: '1Z999' },
        { carrier: 'pigeon', tracking_number: '1Z999' },
        { carrier: 'ups', tracking_number: '<script>' },
        { carrier: 'ups', tracking_number: 'x'.repeat(41) },
      ])
        expect((await orders.ship(order.number, wrong)).errors).toHaveLength(1)
      expect((await orders.ship('R000000000000')).errors?.[0]?.message).toMatch(/no order/)
      expect((await orders.ship(order.number, {}, 'guessed')).errors?.[0]?.message).toMatch(
        /^No call has this path/,
      )
      expect((await orders.ship(order.number)).errors).toBe(undefined)
      const other = { carrier: 'dhl', tracking_number: '12345678' }
      expect((await orders.ship(order.number, other)).errors?.[0]?.message).toMatch(/left already/)
    })
  })

  describe('that are printed and delivered', () => {
    it('have the day of each step, and are canceled no more', async () => {
      const { order, read, cancel } = await orders.buy()
      const at = '/ops/orders/'
      const key = { 'X-Ops-Key': opsKey(shop.deps.config.dataDir) }
      const mark = async (stage: string, number = order.number) =>
        (await shop.operator('POST', `${at}${number}/${stage}`, {}, key)) as {
          readonly at?: string
          readonly errors?: readonly { readonly message: string }[]
        }
      expect((await mark('delivered')).errors?.[0]?.message).toMatch(/has not left/)
      const printed = await mark('printed')
      expect(printed.at).toMatch(/^\d{4}-/)
      expect((await mark('printed')).at).toBe(printed.at)
      expect((await read()).json.order).toMatchObject({
        status: 'printed',
        printed_at: printed.at,
        cancelable_until: null,
      })
      expect((await cancel()).status).toBe(409)
      await orders.ship(order.number)
      const delivered = await mark('delivered')
      expect((await mark('delivered')).at).toBe(delivered.at)
      expect((await read()).json.order).toMatchObject({
        status: 'delivered',
        printed_at: printed.at,
        shipment: { delivered_at: delivered.at },
      })
      expect((await mark('printed', 'R000000000000')).errors?.[0]?.message).toMatch(/no order/)
      expect((await mark('eaten')).errors).toHaveLength(1)
    })
  })

  describe('that are looked for', () => {
    const ask = async (ada: Shopper, order_number: string, email: string) =>
      (await ada.call('POST', '/orders/lookup', { order_number, email })).status
    const emailOf = async (number: string) => {
      const [row] = await shop.sql(
        "SELECT snapshot->>'email' AS email FROM orders WHERE number = $1",
        [number],
      )
      return String(row?.['email'])
    }
    async function mails(): Promise<Mail[]> {
      const sent = await sentMails(shop.deps)
      return sent.filter(({ key }) => key.startsWith('order-link-'))
    }

    it('are mailed a link to, to their own address alone, with one answer', async () => {
      const { ada, order } = await orders.buy()
      const email = await emailOf(order.number)
      await mails()
      const stranger = shop.shopper()
      const answers = [
        await ask(stranger, order.number.slice(1), ` ${email.toUpperCase()} `),
        await ask(stranger, order.number, 'eve@example.com'),
        await ask(stranger, 'R000000000000', email),
      ]
      expect(new Set(answers).size).toBe(1)
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(mail?.to).toBe(email)
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain(order.number)
        expect(part).not.toContain('{{')
      }
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const opened = await ada.call('POST', '/orders/guest', { token })
      expect(opened.status).toBe(200)
    })

    it('are not looked for without end', async () => {
      const { limits } = shop.deps.config
      Object.assign(shop.deps.config, { limits: { ...limits, orderMailsPerHour: 2 } })
      try {
        const statuses = []
        for (let time = 0; time < 3; time++)
          statuses.push(await ask(shop.shopper(), 'R000000000000', 'carol@example.com'))
        expect(statuses.at(-1)).toBe(429)
        expect(new Set(statuses.slice(0, 2)).size).toBe(1)
      } finally {
        Object.assign(shop.deps.config, { limits })
      }
    })
  })

  describe('that are bought again', () => {
    it('name each line that is not sold any more, and add the others', async () => {
      const { ada, again } = await orders.buy((shopper) =>
        Promise.all([shopper.add(3, 2, { fabric: 'ORGANIC_SATEEN' }), shopper.add(4)]),
      )
      await shop.sql("UPDATE fabrics SET status = 'out_of_stock' WHERE code = 'ORGANIC_SATEEN'")
      await shop.sql('UPDATE designs SET for_sale = false WHERE id = 4')
      try {
        const { json } = await again()
        const outcomes = json.lines?.map(({ outcome, added, reason }) => [outcome, added, reason])
        expect(outcomes?.toSorted()).toEqual(
          [
            ['added', 1, null],
            ['unavailable', 0, 'fabric_unavailable'],
            ['unavailable', 0, 'design_unavailable'],
          ].toSorted(),
        )
        expect(json.order).toMatchObject({ order_items: [{ design: { id: 2 } }] })
        expect((await ada.call('GET', '/order/pending')).json.order?.order_items).toHaveLength(1)
      } finally {
        await shop.sql("UPDATE fabrics SET status = 'available' WHERE code = 'ORGANIC_SATEEN'")
        await shop.sql('UPDATE designs SET for_sale = true WHERE id = 4')
      }
    })

    it('cost what they cost today, and come once for a key', async () => {
      const { ada, again, order } = await orders.buy()
      const [price] = await shop.sql(
        "SELECT usd_minor FROM fabric_prices WHERE fabric_code = 'PETAL_SIGNATURE_COTTON' AND size = 'YARD'",
      )
      const set = (minor: unknown) =>
        shop.sql(
          "UPDATE fabric_prices SET usd_minor = $1 WHERE fabric_code = 'PETAL_SIGNATURE_COTTON' AND size = 'YARD'",
          [minor],
        )
      await set(4_321)
      try {
        const key = randomUUID()
        await Promise.all([again(key), again(key), again(key)])
        const cart = (await ada.call('GET', '/order/pending')).json.order
        expect(cart?.pricing.raw_subtotal).toBe(43.21)
        expect(order.amount_minor).not.toBe(4_321)
      } finally {
        await set(price?.['usd_minor'])
      }
    })
  })
})
