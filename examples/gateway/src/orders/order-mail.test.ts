import { LANGUAGES, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTranslator } from '../mail/translate-mail.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
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

  describe('that a mail confirms', () => {
    const COSTS = { raw_subtotal: 200, raw_discount: 20, raw_shipping: 11.91, raw_total: 191.91 }

    it.each(
      LANGUAGES.flatMap((language) => [[language, true] as const, [language, false] as const]),
    )(
      'have their costs in the order of the pages, in %s where a tax that is included is %s',
      async (language, included) => {
        const { order } = await orders.buy()
        const locale = LOCALE_OF_LANGUAGE[language]
        const costs = { ...COSTS, raw_tax: 30.5, tax_included: included, discount_group: null }
        await shop.sql(
          `UPDATE orders SET snapshot = jsonb_set(
            jsonb_set(snapshot, '{locale}', to_jsonb($2::text)),
            '{order,pricing}', snapshot #> '{order,pricing}' || $3::jsonb) WHERE number = $1`,
          [order.number, locale, JSON.stringify(costs)],
        )
        const [mail] = await orders.mailsOf(order.number)
        const t = mailTranslator(language)
        const amount = (minor: number) => formatMoney({ minor, currency: 'USD' }, locale)
        const taxes = t(included ? 'taxIncluded' : 'tax', { amount: amount(3050) })
        const total = t('total', { amount: amount(19191) })
        const lines = [
          t('subtotal', { amount: amount(20000) }),
          t('discount', { amount: amount(2000) }),
          t('delivery', { amount: amount(1191) }),
          ...(included ? [total, taxes] : [taxes, total]),
        ]
        expect(mail?.text).toContain(`\n\n${lines.join('\n')}\n\n`)
        const rows = mail?.html?.matchAll(/<tr><td[^>]*>([^<]*)<\/td>\n<td[^>]*>([^<]*)<\/td>/g)
        expect([...(rows ?? [])].map(([, label, sum]) => [label, sum])).toEqual(
          lines.map((line) => line.split(':').map((part) => part.trim())),
        )
      },
    )
  })

  describe('that can be canceled for an hour', () => {
    it('say until when, and lead to the terms', async () => {
      const { order } = await orders.buy()
      await shop.sql(`UPDATE orders SET placed_at = '2026-11-21T20:30:00Z' WHERE number = $1`, [
        order.number,
      ])
      const [mail] = await orders.mailsOf(order.number)
      expect(mail?.text).toMatch(
        /You can cancel this order on its page until November 21 at 4:30\sPM EST\./,
      )
      expect(mail?.text).toMatch(/\nTerms of sale: http\S+\/en\/terms\n/)
    })

    it('say that what they bring must not have been used', async () => {
      const { order } = await orders.buy((ada) => ada.addCertificate('50'))
      const [mail] = await orders.mailsOf(order.number)
      expect(mail?.text).toContain('as long as nothing from it has been used.')
    })
  })

  describe('with a text that their buyer typed', () => {
    it('have the lines of a gift’s message in their mail, as text', async () => {
      const message = 'Happy birthday!\n<b>Ada</b>'
      const gift = { is_gift: true, remove_prices: false, message }
      const certificate = {
        recipient_email: 'carol@example.com',
        gift_message: 'Sew on!\nBob & Co',
      }
      const { order } = await orders.buy((ada) => ada.addCertificate('50', certificate), gift)
      const [mail] = await orders.mailsOf(order.number)
      expect(mail?.text).toContain('\n\nYour message: “Happy birthday!\n<b>Ada</b>”\n\n')
      expect(mail?.html).toContain('Your message: “Happy birthday!<br>&lt;b&gt;Ada&lt;/b&gt;”</p>')
      expect(mail?.text).toContain(
        '\n  For carol@example.com\n  Your message: “Sew on!\n  Bob & Co”\n',
      )
      expect(mail?.html).toContain(
        'For carol@example.com<br>Your message: “Sew on!<br>Bob &amp; Co”</span>',
      )
    })
  })

  describe('that a mail’s link opens', () => {
    it('have a token that is stored as its hash, and ends after a year', async () => {
      const { order } = await orders.buy()
      const [mail] = await orders.mailsOf(order.number)
      const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      expect(token).toHaveLength(43)
      expect(mail?.html).toContain(token)
      const stored = await shop.sql(
        "SELECT encode(token_hash, 'escape') AS hash FROM order_tokens WHERE order_number = $1",
        [order.number],
      )
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain(token)
      const type = { 'content-type': 'application/json' }
      const open = async (given: string) => {
        const path = `/orders/${order.number}`
        const headers = { ...type, 'order-token': given }
        const answers = await Promise.all([
          shop.send('/orders/guest', {
            method: 'POST',
            headers: type,
            body: JSON.stringify({ token: given }),
          }),
          shop.send(path, { headers }),
          shop.send(`/invoice/${order.number}`, { headers }),
        ])
        const statuses = new Set(answers.map(({ status }) => status))
        // A token that opens nothing cancels nothing.
        if (!statuses.has(200))
          statuses.add(
            (await shop.send(`${path}/cancel`, { method: 'POST', headers, body: '{}' })).status,
          )
        expect(statuses.size).toBe(1)
        return [...statuses][0]
      }
      expect(await open(token)).toBe(200)
      expect(await open(token.toUpperCase())).toBe(404)
      await shop.sql(
        "UPDATE order_tokens SET expires_at = expires_at - interval '1 year' WHERE order_number = $1",
        [order.number],
      )
      expect(await open(token)).toBe(404)
      await shop.sql(
        "UPDATE order_tokens SET expires_at = expires_at + interval '1 year' WHERE order_number = $1",
        [order.number],
      )
      expect(await open(token)).toBe(200)
      await shop.sql('DELETE FROM order_tokens WHERE order_number = $1', [order.number])
      expect(await open(token)).toBe(404)
    })

    it('are led to with their invoice by each link, in another browser, too', async () => {
      const { order } = await orders.buy()
      const [mail] = await orders.mailsOf(order.number)
      const links = [...(mail?.text ?? '').matchAll(/https?:\S+/g)].map(([link]) => new URL(link))
      const [page, invoice] = links.filter(({ searchParams }) => searchParams.has('token'))
      expect(page?.pathname).toBe('/orders/guest')
      expect(invoice?.pathname).toBe(`/en/invoice/${order.number}`)
      expect(invoice?.searchParams.get('token')).toBe(page?.searchParams.get('token'))
      const opened = await shop.send(`/invoice/${order.number}`, {
        headers: { 'order-token': invoice?.searchParams.get('token') ?? '' },
      })
      expect(opened.status).toBe(200)
    })

    it('are canceled by eight presses of its holder once, and by no page of another site', async () => {
      const { id, order, read } = await orders.buy()
      const [mail] = await orders.mailsOf(order.number)
      const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const cancel = (headers: Record<string, string> = {}) =>
        shop.send(`/orders/${order.number}/cancel`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'order-token': token, ...headers },
          body: '{}',
        })
      expect((await cancel({ origin: 'https://evil.test' })).status).toBe(403)
      expect((await read()).json.order?.status).toBe('placed')
      const answers = await Promise.all(Array.from({ length: 8 }, () => cancel()))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(orders.given(id).map(({ amount_minor: minor }) => minor)).toEqual([order.amount_minor])
      expect((await read()).json.order?.status).toBe('canceled')
    })
  })
})
