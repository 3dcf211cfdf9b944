import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/open-database.ts'
import { newRequest } from '../testing/new-request.ts'
import recorded from '../testing/recorded/paypal.json' with { type: 'json' }
import { GATEWAY, paypalUnderTest, vendorDatabase } from '../testing/vendors.ts'
import { PAYPAL_ISSUES } from './paypal-issues.table.ts'

describe('PayPal', () => {
  let db: OpenDatabase
  let under: Awaited<ReturnType<typeof paypalUnderTest>>
  beforeAll(async () => {
    db = await vendorDatabase()
  })
  afterAll(async () => db.close())
  beforeEach(async () => {
    under = await paypalUnderTest(db)
    return () => under.server.close()
  })

  it('is asked for exactly what the order costs, in the shopper’s language', async () => {
    const request = newRequest('paypal')
    await under.port.charge(request)
    const order = under.server.requests.find(({ path }) => path === '/v2/checkout/orders')
    expect(order?.headers['paypal-request-id']).toBe(request.key)
    expect(JSON.parse(order?.text ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: request.key, amount: { currency_code: 'USD', value: '100.07' } },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'de-DE',
            user_action: 'PAY_NOW',
            return_url: request.returnUrl,
            cancel_url: `${GATEWAY}/payments/canceled/${request.key}`,
          },
        },
      },
    })
  })

  it.each(Object.entries(PAYPAL_ISSUES))(
    'that rejects a capture with %s says %s',
    async (issue, code) => {
      const request = newRequest('paypal')
      await under.port.charge(request)
      under.server.approve(request.key)
      under.server.declineWith(issue)
      expect(await under.port.find(request.key)).toMatchObject({ status: 'failed', failure: code })
      under.server.declineWith(undefined)
      expect(await under.port.find(request.key)).toMatchObject({ status: 'failed', failure: code })
      expect(under.server.charged()).toEqual([])
    },
  )

  it('says that it does not take a currency before anybody is sent there', async () => {
    expect(await under.port.charge(newRequest('paypal', { currency: 'XXX' }))).toEqual({
      kind: 'rejected',
      reason: 'CURRENCY_NOT_SUPPORTED',
      code: 'PAYPAL_CURRENCY_UNSUPPORTED',
    })
  })

  it('that has forgotten an order has let it expire', async () => {
    const request = newRequest('paypal')
    await under.port.charge(request)
    under.server.forget(request.key)
    expect(await under.port.find(request.key)).toMatchObject({
      status: 'failed',
      failure: 'PAYMENT_EXPIRED',
    })
  })

  it('charges nothing for a key that was given up, even when it is approved later', async () => {
    const request = newRequest('paypal')
    await under.port.charge(request)
    expect((await under.port.cancel(request.key)).status).toBe('cancelled')
    under.server.approve(request.key)
    expect((await under.port.find(request.key))?.status).toBe('cancelled')
    expect(under.server.charged()).toEqual([])
  })

  it('has charged and given back nothing, or charged, when giving up and coming back meet', async () => {
    for (let round = 0; round < 12; round += 1) {
      const request = newRequest('paypal')
      await under.port.charge(request)
      under.server.approve(request.key)
      const before = [under.server.charged().length, under.server.refunded().length] as const
      const [canceled] = await Promise.all([
        under.port.cancel(request.key),
        under.port.find(request.key),
        under.port.find(request.key),
      ])
      const taken =
        under.server.charged().length - before[0] - (under.server.refunded().length - before[1])
      const end = await under.port.find(request.key)
      expect(end?.status).toBe(canceled.status)
      expect(taken).toBe(end?.status === 'succeeded' ? 1 : 0)
    }
  })

  describe('an event of PayPal', () => {
    const NOW = new Date('2026-11-20T12:00:00Z')
    const HEADERS = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
      'paypal-transmission-sig': 'c2lnbmF0dXJl',
      'paypal-transmission-time': '2026-11-20T11:59:58Z',
    }
    const BODY = JSON.stringify(
      { ...recorded.event, resource: { custom_id: 'attempt-1' } },
      null,
      1,
    )
    const read = (rawBody: string, headers: Record<string, string> = HEADERS) =>
      under.port.readEvent('paypal', { rawBody, headers: new Headers(headers), now: NOW })

    it('goes back to PayPal byte for byte, and names its key', async () => {
      expect(await read(BODY)).toEqual({
        id: recorded.event.id,
        type: 'PAYMENT.CAPTURE.COMPLETED',
        key: 'attempt-1',
      })
      const asked = under.server.requests.find(({ path }) => path.includes('verify-webhook'))
      expect(asked?.text.endsWith(`"webhook_event":${BODY}}`)).toBe(true)
      expect(JSON.parse(asked?.text ?? '')).toMatchObject({ webhook_id: 'WEBHOOK1' })
      const approved = { ...recorded.event, resource: { purchase_units: [{ custom_id: 'two' }] } }
      expect(await read(JSON.stringify(approved))).toMatchObject({ key: 'two' })
    })

    it('is rejected when PayPal did not sign it', async () => {
      under.server.signed(false)
      expect(await read(BODY)).toBeUndefined()
    })

    it.each(Object.keys(HEADERS))('is rejected without its %s', async (header) => {
      expect(await read(BODY, { ...HEADERS, [header]: '' })).toBeUndefined()
    })

    it('is rejected when it is too old, or no object, and PayPal is not even asked', async () => {
      const old = { ...HEADERS, 'paypal-transmission-time': '2026-11-01T12:00:00Z' }
      expect(await read(BODY, old)).toBeUndefined()
      const undated = { ...HEADERS, 'paypal-transmission-time': 'now' }
      expect(await read(BODY, undated)).toBeUndefined()
      for (const body of ['', '[]', 'null', '{"id":', '{},"webhook_id":"X"'])
        expect(await read(body)).toBeUndefined()
      expect(under.server.requests).toEqual([])
    })
  })
})
