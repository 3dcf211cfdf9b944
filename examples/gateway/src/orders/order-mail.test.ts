import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
