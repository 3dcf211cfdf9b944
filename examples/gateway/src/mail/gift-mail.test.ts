import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Mail } from './mailer.ts'

describe.each(DATABASES)('the mail of a gift certificate on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  /** Buys a certificate of 25, changes its buyer, and returns its mail. */
  async function giftMailOf(change: string): Promise<Mail | undefined> {
    const { order } = await placedOrders(shop).buy((ada) => ada.addCertificate('25'))
    await shop.sql(`UPDATE users SET ${change}
      WHERE id = (SELECT user_id FROM orders WHERE number = '${order.number}')`)
    const sent = await sentMails(shop.deps)
    return sent.find(({ key }) => key.startsWith('gift-'))
  }

  it('names the member who gives it, as others see them', async () => {
    const mail = await giftMailOf("guest = false, screen_name = 'June <3'")
    expect(mail?.text).toContain('June <3 has given you a Selvage gift certificate of US$25.00.')
    expect(mail?.html).toContain('June &lt;3 has given you')
  })

  it('names nobody where a guest gives it', async () => {
    const mail = await giftMailOf('guest = true, screen_name = NULL')
    expect(mail?.text).toContain('Somebody has given you a Selvage gift certificate of US$25.00.')
  })

  it('leads to the balance in its own language', async () => {
    const mail = await giftMailOf('guest = true')
    expect(mail?.text).toContain('/gift_certificates?lang=en')
  })
})
