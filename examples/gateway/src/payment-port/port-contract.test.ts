import { providerApp } from '../payment-provider/app.ts'
import { openStore } from '../payment-provider/store.ts'
import { sandboxPort } from './sandbox-port.ts'
import { describePort } from './testing/port-contract.ts'
import type { PortUnderTest } from './testing/port-contract.ts'
import type { Disruption } from './testing/vendor-server.ts'
import {
  afterpayUnderTest,
  paypalUnderTest,
  stripeUnderTest,
  vendorDatabase,
} from './testing/vendors.ts'

const KEYS = { api: 'api secret', callback: 'callback secret' }
const ORIGIN = 'http://localhost:4001'
const CARD = {
  name: 'Ada Byron',
  number: '4242424242424242',
  expiry_month: '12',
  expiry_year: '2039',
  cvc: '123',
}

/** The sandbox, of which the answer of a request that moves money can be lost. */
async function sandbox(): Promise<PortUnderTest> {
  const store = openStore(':memory:')
  const app = providerApp({
    store,
    apiSecret: KEYS.api,
    settings: { origin: ORIGIN, faults: false },
  })
  const disruptions: Disruption[] = []
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url)
    const isRefund = pathname.endsWith('/refunds')
    const disruption = pathname === '/charges' || isRefund ? disruptions.shift() : undefined
    if (disruption === 'drop-before' || disruption === 'stall') throw new TypeError('fetch failed')
    if (disruption === '500') return new Response('{"error":"internal"}', { status: 500 })
    const answer = await app.request(url, init)
    if (disruption === 'drop-after') throw new TypeError('fetch failed')
    return disruption === 'malformed' ? new Response('{"charge":', { status: 200 }) : answer
  }
  const port = sandboxPort({ url: ORIGIN, keys: KEYS, fetch: send })
  return {
    port,
    method: 'card',
    async token(cartId, amountMinor) {
      const session = await port.openSession({
        cartId,
        amountMinor,
        currency: 'USD',
        merchantOrigin: 'https://shop.example',
        language: 'en_US',
      })
      const answer = await app.request(`/frame/${session.id}/tokens`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify(CARD),
      })
      return ((await answer.json()) as { token: string }).token
    },
    approve: async () => {},
    disrupt: async (disruption) => void disruptions.push(disruption),
    charged: () => store.ledger().map(({ amount_minor: minor }) => minor),
    refunded: () =>
      store
        .ledger()
        .flatMap(({ key }) => store.refundsOf(key).map(({ amount_minor: minor }) => minor)),
    close: async () => store.close(),
  }
}

describePort('Stripe', async () => {
  const db = await vendorDatabase()
  const { port, server, token } = await stripeUnderTest(db)
  return {
    ...server,
    port,
    method: 'card',
    token: (cartId) => token(cartId),
    approve: async () => {},
    async disrupt(disruption) {
      server.disrupt(disruption)
      // The SDK itself repeats a request, under its key, whose connection was cut.
      if (disruption.startsWith('drop')) server.disrupt(disruption)
    },
    async close() {
      await server.close()
      await db.close()
    },
  }
})

describePort('PayPal', async () => {
  const db = await vendorDatabase()
  const { port, server } = await paypalUnderTest(db)
  return {
    ...server,
    port,
    method: 'paypal',
    token: async () => '',
    approve: async (key) => server.approve(key),
    disrupt: async (disruption) => server.disrupt(disruption),
    async close() {
      await server.close()
      await db.close()
    },
  }
})

describePort('Afterpay', async () => {
  const db = await vendorDatabase()
  const { port, server } = await afterpayUnderTest(db)
  return {
    ...server,
    port,
    method: 'afterpay',
    token: async () => '',
    approve: async (key) => server.approve(key),
    disrupt: async (disruption) => server.disrupt(disruption),
    async close() {
      await server.close()
      await db.close()
    },
  }
})

describePort('the sandbox', sandbox)
