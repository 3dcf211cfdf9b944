import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../../app-deps.ts'
import type { OpenDatabase } from '../../../db/open-database.ts'
import type { LogEntry } from '../../../log.ts'
import { GATEWAY, stripeUnderTest, vendorDatabase } from '../../testing/vendors.ts'
import { FRAME_PATH } from './page.ts'

describe('a card that Stripe cannot be asked about', () => {
  let db: OpenDatabase
  let under: Awaited<ReturnType<typeof stripeUnderTest>>
  beforeAll(async () => {
    db = await vendorDatabase()
    under = await stripeUnderTest(db)
  })
  afterAll(() => db.close())

  async function askFor(paymentMethod: string) {
    const logged: LogEntry[] = []
    const { id } = await under.port.openSession({
      cartId: 'cart-0123456789abcdef',
      amountMinor: 4_200,
      currency: 'USD',
      merchantOrigin: 'https://shop.example',
      language: 'en_US',
    })
    const route = under.routes.find(({ name }) => name === 'payments.stripe.tokens')
    const request = new Request(`${GATEWAY}${FRAME_PATH}/${id}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: GATEWAY },
      body: JSON.stringify({ payment_method: paymentMethod }),
    })
    const deps = { log: (entry: LogEntry) => logged.push(entry) } as unknown as Deps
    const answer = await route?.run(request, { session: id }, deps, 'local')
    return { status: answer?.status, logged }
  }

  it('is logged with the reason, and with nothing of the card', async () => {
    const { status, logged } = await askFor('pm_unknown')
    expect(status).toBe(502)
    expect(logged).toEqual([
      {
        level: 'error',
        event: 'stripe.paymentMethod',
        route: 'payments.stripe.tokens',
        error: 'StripeInvalidRequestError',
        status: 404,
      },
    ])
    expect(JSON.stringify(logged)).not.toMatch(/pm_|4242|tok_|sk_/)
  })

  it('is logged where Stripe does not answer, too, and a known card is not', async () => {
    expect(await askFor('pm_fine')).toEqual({ status: 200, logged: [] })
    await under.server.close()
    const { status, logged } = await askFor('pm_fine')
    expect([status, logged[0]?.error]).toEqual([502, 'StripeConnectionError'])
    expect(logged).toHaveLength(1)
  })
})
