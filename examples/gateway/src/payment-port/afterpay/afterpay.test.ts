import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../db/open-database.ts'
import { newRequest } from '../testing/new-request.ts'
import { afterpayUnderTest, GATEWAY, vendorDatabase } from '../testing/vendors.ts'
import { AFTERPAY_ERRORS } from './afterpay-errors.table.ts'

describe('Afterpay', () => {
  let db: OpenDatabase
  let under: Awaited<ReturnType<typeof afterpayUnderTest>>
  beforeAll(async () => {
    db = await vendorDatabase()
  })
  afterAll(async () => db.close())
  beforeEach(async () => {
    under = await afterpayUnderTest(db)
    return () => under.server.close()
  })

  it('is asked for exactly what the order costs, and learns the shopper’s name and e-mail', async () => {
    const request = newRequest('afterpay')
    expect(await under.port.charge(request)).toMatchObject({ charge: { status: 'pending' } })
    const [asked] = under.server.requests
    expect(asked?.headers.authorization).toBe(
      `Basic ${Buffer.from('afterpay-merchant:afterpay-secret').toString('base64')}`,
    )
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      amount: { amount: '100.07', currency: 'USD' },
      consumer: { givenNames: 'Ada', surname: 'King Byron', email: 'ada@example.com' },
      merchant: {
        redirectConfirmUrl: request.returnUrl,
        redirectCancelUrl: `${GATEWAY}/payments/canceled/${request.key}`,
      },
      merchantReference: request.key,
    })
  })

  it.each(Object.entries(AFTERPAY_ERRORS))(
    'that rejects a capture with %s says %s',
    async (errorCode, code) => {
      const request = newRequest('afterpay')
      await under.port.charge(request)
      under.server.approve(request.key)
      under.server.failWith(under.server.problem(errorCode, 402))
      expect(await under.port.find(request.key)).toMatchObject({ status: 'failed', failure: code })
      expect(under.server.charged()).toEqual([])
    },
  )

  it('that declines the shopper says so', async () => {
    const request = newRequest('afterpay')
    await under.port.charge(request)
    under.server.approve(request.key)
    under.server.failWith(under.server.declined)
    expect(await under.port.find(request.key)).toMatchObject({ failure: 'AFTERPAY_DECLINED' })
  })

  it('that answers with a code which nobody knows leaves the outcome open', async () => {
    const request = newRequest('afterpay')
    await under.port.charge(request)
    under.server.approve(request.key)
    under.server.failWith(under.server.problem('a_new_code', 422))
    await expect(under.port.find(request.key)).rejects.toThrow('422')
    under.server.failWith(undefined)
    expect(await under.port.find(request.key)).toMatchObject({ status: 'succeeded' })
  })

  it('says that an order is not eligible before anybody is sent there', async () => {
    expect(await under.port.charge(newRequest('afterpay', { currency: 'XXX' }))).toEqual({
      kind: 'rejected',
      reason: 'unsupported_currency',
      code: 'AFTERPAY_ORDER_NOT_ELIGIBLE',
    })
  })

  it('waits as long as the shopper has not confirmed, and gives up with them', async () => {
    const request = newRequest('afterpay')
    await under.port.charge(request)
    expect(await under.port.find(request.key)).toMatchObject({ status: 'pending' })
    expect((await under.port.cancel(request.key)).status).toBe('cancelled')
    under.server.approve(request.key)
    expect((await under.port.find(request.key))?.status).toBe('cancelled')
    expect(under.server.charged()).toEqual([])
  })
})
