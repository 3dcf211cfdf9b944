import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { mailsPageRoutes } from '../ops/mails-routes.ts'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { freeMails, sendDue } from './outbox.ts'

describe.each(DATABASES)('a mail that cannot be sent on %s', (database) => {
  let shop: PayShop
  let headers: Record<string, string> = {}
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { routes: mailsPageRoutes })
    const authorization = `Basic ${btoa(`me:${opsKey(shop.deps.config.dataDir)}`)}`
    headers = { authorization, 'sec-fetch-site': 'same-origin' }
  })
  afterAll(async () => shop.close())

  const page = async () => (await shop.send('/ops/mails', { headers })).text()
  const press = async (id: unknown, what: 'again' | 'drop') =>
    (await shop.send(`/ops/mails/${String(id)}/${what}`, { method: 'POST', headers })).headers
      .get('location')
      ?.replace('/ops/mails?decided=', '')
  const failed = () =>
    shop.sql('SELECT id, kind, sent_at FROM outbox WHERE failed_at IS NOT NULL ORDER BY id')
  const send = async () => {
    return await sentMails(shop.deps)
  }

  /** Sends everything for the last time, to a mail server that is away. */
  async function failForGood() {
    await shop.sql('UPDATE outbox SET tries = 19, due_at = now() WHERE sent_at IS NULL')
    await sendDue(shop.deps, () => Promise.reject(new Error('away')))
  }

  it('waits for a person, who sends a gift certificate again or deletes the mail', async () => {
    const { order } = await placedOrders(shop).buy((ada) => ada.addCertificate('25'))
    await failForGood()
    await freeMails(shop.deps)
    expect(await send()).toEqual([])
    const [gift, confirmation] = await failed()
    expect([confirmation?.['kind'], gift?.['kind'], gift?.['sent_at']]).toEqual([
      'order-confirmation',
      'gift-certificate',
      null,
    ])
    expect(await page()).toContain(`gift-certificate of ${order.number}`)
    expect(await press(gift?.['id'], 'again')).toBe('again')
    expect(await press(gift?.['id'], 'again')).toBe('over')
    const [mail, ...others] = await send()
    expect([mail?.text.includes('gift certificate'), others]).toEqual([true, []])
    expect(await press(confirmation?.['id'], 'drop')).toBe('dropped')
    expect(await press('no number', 'drop')).toBe('over')
    expect(await failed()).toEqual([])
    expect(await page()).toContain('There is none.')
  })
})
