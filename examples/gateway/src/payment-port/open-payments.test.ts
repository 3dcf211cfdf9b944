import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/open-database.ts'
import { openPayments } from './open-payments.ts'
import { GATEWAY, vendorDatabase } from './testing/vendors.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
}
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH' }
const AFTERPAY = { AFTERPAY_MERCHANT_ID: '1', AFTERPAY_SECRET_KEY: 'secret' }

describe('the way to payment', () => {
  let db: OpenDatabase
  beforeAll(async () => {
    db = await vendorDatabase()
  })
  afterAll(async () => db.close())
  const open = (env: Record<string, string>) =>
    openPayments(
      {
        paymentUrl: 'http://localhost:4001',
        dataDir: '/nowhere',
        env: { PAYMENT_SECRET: 'a secret of the sandbox', ...env },
      },
      { db: db.orm, origin: GATEWAY, now: () => new Date() },
    )
  const providers = async (env: Record<string, string>) => {
    const { port } = await open(env)
    return (['card', 'saved_card', 'paypal', 'afterpay'] as const).map(port.providerOf)
  }

  it('is the sandbox without a vendor, which needs no page of the gateway', async () => {
    expect(await providers({})).toEqual(['sandbox', 'sandbox', 'sandbox', 'sandbox'])
    expect((await open({})).routes).toEqual([])
  })

  it('is that of each configured vendor, and of no sandbox beside them', async () => {
    expect(await providers({ ...STRIPE, ...PAYPAL, ...AFTERPAY })).toEqual([
      'stripe',
      'stripe',
      'paypal',
      'afterpay',
    ])
    expect(await providers(PAYPAL)).not.toContain('sandbox')
    expect((await open(PAYPAL)).routes).toEqual([])
    expect((await open(STRIPE)).routes.map(({ name }) => name)).toEqual([
      'payments.stripe.frame',
      'payments.stripe.tokens',
      'payments.stripe.assets',
    ])
  })

  it('charges nothing by a method that no vendor has', async () => {
    const { port } = await open(PAYPAL)
    const request = {
      key: 'key-of-a-card-0001',
      method: 'card',
      token: 'tok_0123456789abcdef',
      customerId: 'ada',
      saveCard: false,
      returnUrl: 'https://shop.example/',
      language: 'en_US',
      shopper: { name: 'Ada Byron', email: 'ada@example.com' },
      cartId: 'cart',
      amountMinor: 100,
      currency: 'USD',
    } as const
    expect(await port.charge(request)).toEqual({ kind: 'rejected', reason: 'method_unavailable' })
    await expect(port.token(request.token)).rejects.toThrow('No vendor is configured for card.')
  })

  it('stops the start where a vendor is configured by halves', async () => {
    await expect(open({ STRIPE_SECRET_KEY: 'sk_test_secret' })).rejects.toThrow(
      'STRIPE_PUBLISHABLE_KEY is missing',
    )
  })
})
