import { Agent } from 'node:https'
import { connect } from 'node:net'
import { openMemory } from '../../db/open-database.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import { migrate } from '../../db/migrate.ts'
import { openAfterpay } from '../afterpay/open-afterpay.ts'
import { newId } from '../new-id.ts'
import { openPaypal } from '../paypal/open-paypal.ts'
import { openStripe } from '../stripe/open-stripe.ts'
import { stripeRecords } from '../stripe/stripe-records.ts'
import { openAfterpayServer } from './afterpay-server.ts'
import { openPaypalServer } from './paypal-server.ts'
import { openStripeServer } from './stripe-server.ts'

/** The gateway's own address, in these tests. */
export const GATEWAY = 'http://localhost:4000'
export const WEBHOOK_SECRET = 'whsec_test_secret'
/** Shorter than a vendor's patience, so that a lost answer is soon one. */
const TIMEOUT_MS = 400

/** An empty, migrated database. */
export async function vendorDatabase(): Promise<OpenDatabase> {
  const db = await openMemory()
  await migrate(db.pool)
  return db
}

interface Clock {
  readonly now?: () => Date
}

/** Stripe's SDK and adapter against a server on this machine. */
export async function stripeUnderTest(
  db: OpenDatabase,
  { now = () => new Date(), secretKey = 'sk_test_secret' }: Clock & { secretKey?: string } = {},
) {
  const server = await openStripeServer()
  const { port, routes } = openStripe(
    { secretKey, publishableKey: 'pk_test_shop', webhookSecret: WEBHOOK_SECRET },
    {
      db: db.orm,
      origin: GATEWAY,
      now,
      timeoutMs: TIMEOUT_MS,
      server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    },
  )
  const { cards } = stripeRecords(db.orm, now)
  return {
    server,
    port,
    routes,
    /** A token as the page with Stripe's fields makes one. */
    async token(cartId: string, paymentMethod = 'pm_fine', change: { currency?: string } = {}) {
      const token = newId('tok')
      await cards.keep(token, {
        paymentMethod,
        cartId,
        currency: 'USD',
        amountMinor: null,
        merchantOrigin: 'https://shop.example',
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2039,
        name: 'Ada Byron',
        fingerprint: 'print',
        key: null,
        ...change,
      })
      return token
    },
  }
}

/** PayPal's SDK and adapter against a server on this machine. */
export async function paypalUnderTest(db: OpenDatabase, { now = () => new Date() }: Clock = {}) {
  const server = await openPaypalServer()
  // The SDK knows PayPal's addresses alone: the connection leads here, and without TLS.
  const agent = new Agent({ keepAlive: false })
  agent.createConnection = () => connect(server.port, '127.0.0.1')
  const port = openPaypal(
    {
      clientId: 'paypal-client',
      clientSecret: 'paypal-secret',
      webhookId: 'WEBHOOK1',
      isLive: false,
    },
    { db: db.orm, origin: GATEWAY, now, timeoutMs: TIMEOUT_MS, agent },
  )
  return { server, port }
}

/** Afterpay's adapter against a server on this machine. */
export async function afterpayUnderTest(db: OpenDatabase, { now = () => new Date() }: Clock = {}) {
  const server = await openAfterpayServer()
  const port = openAfterpay(
    {
      merchantId: 'afterpay-merchant',
      secretKey: 'afterpay-secret',
      url: `http://127.0.0.1:${server.port}`,
    },
    { db: db.orm, origin: GATEWAY, now, timeoutMs: TIMEOUT_MS },
  )
  return { server, port }
}
