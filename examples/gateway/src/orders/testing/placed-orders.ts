import { randomUUID } from 'node:crypto'
import type { Mail } from '../../mail/mailer.ts'
import { sendDue } from '../../mail/outbox.ts'
import { opsKey } from '../../ops/operator.ts'
import type { PayShop } from '../../payment/testing/pay-shop.ts'
import { newAttemptId } from '../../payment/testing/shopper.ts'
import type { Reply } from '../../payment/testing/reply.ts'
import type { Shopper } from '../../payment/testing/shopper.ts'

/** An answer about a placed order. */
export interface OrderReply extends Omit<Reply, 'json'> {
  readonly json: {
    readonly order?: {
      readonly status: string
      readonly refund_pending: boolean
      readonly shipment: { readonly tracking_url: string | null } | null
      readonly invoice: { readonly refunds: readonly { readonly raw_amount: number }[] }
    }
    readonly lines?: readonly {
      readonly outcome: string
      readonly added: number
      readonly reason: string | null
    }[]
  }
}

/** Ways to place an order, and to ask what has become of it. */
export function placedOrders(shop: PayShop) {
  async function buy(
    fill: (shopper: Shopper) => Promise<unknown> = () => Promise.resolve(),
    gift?: object,
  ) {
    const ada = shop.shopper()
    await ada.begin()
    await ada.add()
    await fill(ada)
    await ada.putShipping()
    await ada.putDelivery('standard', gift)
    await ada.payWith()
    const id = newAttemptId()
    await ada.place(id)
    const [order] = await shop.orders(ada.state.cartId)
    if (!order) throw new Error('There is no order.')
    const ask = async (method: string, path: string, body?: object, headers = {}) =>
      (await ada.call(
        method,
        `/orders/${order.number}${path}`,
        body,
        headers,
      )) as unknown as OrderReply
    return {
      ada,
      id,
      order,
      read: () => ask('GET', ''),
      cancel: () => ask('POST', '/cancel', {}),
      again: (key = randomUUID()) => ask('POST', '/buy_again', {}, { 'idempotency-key': key }),
    }
  }
  const given = (attemptId: string) => shop.store.refundsOf(attemptId)
  const ship = async (number: string, body: object = {}, key = opsKey(shop.deps.config.dataDir)) =>
    (await shop.operator('POST', `/ops/orders/${number}/shipment`, body, { 'X-Ops-Key': key })) as {
      readonly tracking_url?: string
      readonly errors?: readonly { readonly message: string }[]
    }
  async function allMails(): Promise<Mail[]> {
    const mails: Mail[] = []
    await sendDue(shop.deps, async (mail) => {
      mails.push(mail)
    })
    return mails
  }
  const mailsOf = async (number: string): Promise<Mail[]> =>
    (await allMails()).filter(({ key }) => key.endsWith(number))
  return { buy, given, ship, allMails, mailsOf }
}
