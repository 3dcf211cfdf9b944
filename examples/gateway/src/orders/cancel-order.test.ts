import { LANGUAGES, LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import { mailTranslator } from '../mail/translate-mail.ts'
import { opsKey } from '../ops/operator.ts'
import { recoverRefunds } from '../payment/refund.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { errorCode } from '../payment/testing/shopper.ts'
import type { Reply } from '../payment/testing/reply.ts'
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
  const giveBack = (number: string, body: object) =>
    shop.operator('POST', `/ops/orders/${number}/refunds`, body, {
      'X-Ops-Key': opsKey(shop.deps.config.dataDir),
      'Idempotency-Key': randomUUID(),
    })

  describe('that are canceled', () => {
    it('give all of the money back once, for eight presses at once', async () => {
      const { id, order, cancel, read } = await orders.buy()
      const answers = await Promise.all(Array.from({ length: 8 }, cancel))
      expect(new Set(answers.map(({ json }) => json.order?.status))).toEqual(new Set(['canceled']))
      expect(orders.given(id).map(({ amount_minor: minor }) => minor)).toEqual([order.amount_minor])
      const { json } = await read()
      expect(json.order?.invoice.refunds).toHaveLength(1)
      expect((await orders.mailsOf(order.number)).map(({ key }) => key).sort()).toEqual([
        `cancel-${order.number}`,
        `order-${order.number}`,
      ])
      await cancel()
      expect(await orders.mailsOf(order.number)).toEqual([])
      expect(orders.given(id)).toHaveLength(1)
    })

    it.each(['drop-before', 'drop-after'])(
      'give it back once when the provider’s answer was lost (%s)',
      async (kind) => {
        const { id, order, cancel, read } = await orders.buy()
        await shop.faults({ kind })
        const { json } = await cancel()
        expect(json.order).toMatchObject({
          status: 'canceled',
          refund_pending: true,
          raw_refund_pending: Number(order.amount_minor) / 100,
        })
        await shop.sql("UPDATE refunds SET updated_at = now() - interval '1 hour'")
        await recoverRefunds(shop.deps)
        await cancel()
        expect(orders.given(id).map(({ amount_minor: minor }) => minor)).toEqual([
          order.amount_minor,
        ])
        expect((await read()).json.order).toMatchObject({
          refund_pending: false,
          raw_refund_pending: 0,
        })
        expect((await orders.mailsOf(order.number)).map(({ key }) => key)).toContain(
          `cancel-${order.number}`,
        )
      },
    )

    it.each(LANGUAGES)(
      'withdraw their gift certificate from its recipient by a mail, in %s',
      async (language) => {
        const recipient = { recipient_email: 'carol@example.com', gift_message: 'Hi' }
        const { order, cancel } = await orders.buy((ada) => ada.addCertificate('50', recipient))
        const locale = LOCALE_OF_LANGUAGE[language]
        await shop.sql(
          "UPDATE orders SET snapshot = jsonb_set(snapshot, '{locale}', to_jsonb($2::text)) WHERE number = $1",
          [order.number, locale],
        )
        const carols = async () =>
          (await orders.allMails()).filter(({ to }) => to === recipient.recipient_email)
        const [gift] = await carols()
        const label = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}-([0-9A-Z]{4})/.exec(gift?.text ?? '')?.[1]
        await cancel()
        const [mail, ...others] = await carols()
        const t = mailTranslator(language)
        const amount = formatMoney({ minor: 5_000, currency: 'USD' }, locale)
        expect(others).toEqual([])
        expect(mail?.language).toBe(language)
        expect(mail?.subject).toBe(t('withdrawnSubject', { amount }))
        expect(mail?.text).toContain(t('withdrawn', { amount, label: label ?? '-' }))
        for (const part of [mail?.text, mail?.html]) {
          expect(part).not.toMatch(/\{\{|Ada/)
          expect(part).not.toContain(order.number)
        }
        await cancel()
        expect(await carols()).toEqual([])
      },
    )

    it('mail nothing to who never got their gift certificate, or bought it', async () => {
      const unsent = await orders.buy((ada) =>
        ada.addCertificate('50', { recipient_email: 'carol@example.com' }),
      )
      await unsent.cancel()
      const own = await orders.buy((ada) => ada.addCertificate('50'))
      await orders.allMails()
      await own.cancel()
      const keys = (await orders.allMails()).map(({ key }) => key)
      expect(keys).toEqual([`cancel-${own.order.number}`])
    })

    it('mail nothing about a gift certificate whose own mail could not be sent', async () => {
      const { order, cancel } = await orders.buy((ada) =>
        ada.addCertificate('50', { recipient_email: 'carol@example.com' }),
      )
      await sendDue(shop.deps, () => Promise.reject(new Error('There is no mail today.')))
      await cancel()
      expect((await orders.allMails()).map(({ key }) => key)).toEqual([`cancel-${order.number}`])
    })

    it('read in the mail about a full refund that their gift certificate has ended', async () => {
      const { order } = await orders.buy((ada) => ada.addCertificate('50'))
      await orders.allMails()
      await giveBack(order.number, {})
      const mails = await orders.allMails()
      expect(mails.map(({ text }) => text).join()).toContain(
        mailTranslator('en')('certificateEnded'),
      )
    })

    it('give back what is left after the operator gave back a part', async () => {
      const { id, order, cancel } = await orders.buy()
      await giveBack(order.number, { amount: '1.00' })
      await cancel()
      const amounts = orders.given(id).map(({ amount_minor: minor }) => minor)
      expect(amounts.toSorted((a, b) => a - b)).toEqual([100, order.amount_minor - 100])
    })

    it('can be for an hour, and not when they have left', async () => {
      const late = await orders.buy()
      await shop.sql(
        "UPDATE orders SET placed_at = placed_at - interval '1 hour' WHERE number = $1",
        [late.order.number],
      )
      const answer = await late.cancel()
      expect([answer.status, errorCode(answer as unknown as Reply)]).toEqual([
        409,
        'ORDER_NOT_EDITABLE',
      ])
      expect(orders.given(late.id)).toEqual([])
      const left = await orders.buy()
      await orders.ship(left.order.number)
      expect((await left.cancel()).status).toBe(409)
      expect(orders.given(left.id)).toEqual([])
      expect((await left.read()).json.order?.status).toBe('shipped')
    })

    it('do not leave any more', async () => {
      const { order, cancel } = await orders.buy()
      await cancel()
      expect((await orders.ship(order.number)).errors?.[0]?.message).toMatch(/was canceled/)
    })
  })
})
