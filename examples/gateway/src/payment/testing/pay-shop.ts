import { readConfig } from '../../config.ts'
import type { Deps } from '../../app-deps.ts'
import { createApp } from '../../app.ts'
import { openMemory, openPostgres } from '../../db/open-database.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import { ensureSnapshot } from '../../seed/snapshot.ts'
import type { PlainRoute } from '../../http/handle.ts'
import { openIdentity } from '../../identity-port/open-identity.ts'
import { openMetrics } from '../../http/metrics.ts'
import { paymentsPageRoutes } from '../../ops/payments-routes.ts'
import { providerApp } from '../../payment-provider/app.ts'
import { signCallback } from '../../payment-provider/secret.ts'
import { openStore } from '../../payment-provider/store.ts'
import { keysFrom } from '../../secrets/keys.ts'
import type { DATABASES } from '../../testing/test-gateway.ts'
import { testPostgres } from '../../testing/test-postgres.ts'
import { ROUTES } from '../../routes.ts'
import { vendorRoutes } from '../vendor-routes.ts'
import type { PaymentPort } from '../../payment-port/payment-port.ts'
import { sandboxPort } from '../../payment-port/sandbox-port.ts'
import { createShopper } from './shopper.ts'
import type { Reply } from './reply.ts'
import type { Send, Shopper } from './shopper.ts'

const KEYS = { api: 'api secret', callback: 'callback secret' }
/** Designs of the catalogue that payments are tested on. */
const PAY_DESIGNS = 50
/** Another storefront of the same shop. */
export const SECOND_STOREFRONT = 'https://www.shop.example'
const PROVIDER_URL = 'http://localhost:4001'

/** A fresh migrated and seeded database of either kind. */
export async function testDatabase(kind: (typeof DATABASES)[number]): Promise<OpenDatabase> {
  return kind === 'pglite'
    ? openMemory(await ensureSnapshot(PAY_DESIGNS))
    : openPostgres(await testPostgres(PAY_DESIGNS))
}

interface ShopOptions {
  /** Puts something between gateway and provider. */
  readonly wrap?: (port: PaymentPort) => PaymentPort
  readonly now?: () => Date
  /** Gets every request and answer of the gateway, and those between it and the provider. */
  readonly watch?: (text: string) => void
  /** Pages that the provider needs of the gateway. */
  readonly routes?: readonly PlainRoute[]
}

/**
 * An app in this process goes on answering when nobody listens any more; a network does not wait
 * for it.
 */
function orAborted(request: Request, answer: Response | Promise<Response>): Promise<Response> {
  return Promise.race([
    Promise.resolve(answer),
    new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(new Error('timed out'))
      })
    }),
  ])
}

/** Shows each request with its answer, as they are on the wire, to somebody who watches. */
function watched(watch: ShopOptions['watch'], send: Send): Send {
  if (!watch) return send
  const show = async (line: string, message: Request | Response) => {
    watch([line, ...[...message.headers].flat(), await message.clone().text()].join('\n'))
  }
  return async (request) => {
    await show(request.url, request)
    const answer = await send(request)
    await show(String(answer.status), answer)
    return answer
  }
}

/**
 * Gateway and provider in this process, joined without a network: the real routes over a real
 * database.
 */
export function openPayShop(
  db: OpenDatabase,
  { wrap = (port) => port, now = () => new Date(), routes: pages = [], watch }: ShopOptions = {},
) {
  const store = openStore(':memory:')
  const provider = providerApp({
    store,
    apiSecret: KEYS.api,
    settings: { origin: PROVIDER_URL, faults: true },
  })
  const send = watched(watch, async (request) => orAborted(request, provider.request(request)))
  const payments = wrap(
    sandboxPort({
      url: PROVIDER_URL,
      keys: KEYS,
      timeoutMs: 2_000,
      fetch: (url, init) => send(new Request(url, init)),
    }),
  )
  const config = readConfig({
    CHECK_ANSWERS: '1',
    RATE_LIMIT: '0',
    GUESS_LIMIT: '0',
    DECLINE_LIMIT: '0',
    DATA_DIR: `/tmp/selvage-pay-shop-${process.pid}`,
    STOREFRONT_ORIGINS: `http://localhost:3000, ${SECOND_STOREFRONT}`,
  })
  const logged: string[] = []
  const deps: Deps = {
    config,
    db,
    keys: keysFrom(new Uint8Array(32).fill(7)),
    now,
    locale: 'en_US',
    metrics: openMetrics(),
    log: (entry) => {
      logged.push(JSON.stringify(entry))
    },
    payments,
    identity: openIdentity({ ...config, env: { IDENTITY_SECRET: 'a secret of this shop' } }),
  }
  const app = createApp(deps, ROUTES, [...paymentsPageRoutes, ...vendorRoutes, ...pages])
  const shop = {
    gateway: { url: config.origin, send: watched(watch, async (request) => app.fetch(request)) },
    provider: { url: PROVIDER_URL, send: async (request: Request) => provider.request(request) },
    storefrontOrigin: config.storefrontOrigins[0],
  }

  return {
    deps,
    store,
    logged,
    /** A shopper on a page of the first storefront, or of the one at `storefrontOrigin`. */
    shopper: (storefrontOrigin = shop.storefrontOrigin): Shopper =>
      createShopper({ ...shop, storefrontOrigin }),
    /** The provider's ledger of a cart, which is the oracle of these tests. */
    charges: (cartId: string) => store.ledger().filter((row) => row.cart_id === cartId),
    orders: async (cartId: string) =>
      (
        await db.pool.query(
          'SELECT number, attempt_id, charge_id, amount_minor, currency FROM orders WHERE cart_id = $1',
          [cartId],
        )
      ).rows as {
        number: string
        attempt_id: string
        charge_id: string
        amount_minor: number
        currency: string
      }[],
    sql: async (text: string, values: unknown[] = []) =>
      (await db.pool.query(text, values)).rows as Record<string, unknown>[],
    faults: async (...faults: object[]) => {
      await provider.request('/faults', {
        method: 'POST',
        headers: { authorization: `Bearer ${KEYS.api}`, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
    },
    /** Sends a request as it stands. */
    send: async (path: string, init: RequestInit = {}) =>
      shop.gateway.send(new Request(config.origin + path, init)),
    /** A call of the operator. */
    operator: async (
      method: string,
      path: string,
      body: object,
      more: Readonly<Record<string, string>> = {},
    ): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', ...more }
      const init = { method, headers, body: JSON.stringify(body) }
      return (await shop.gateway.send(new Request(config.origin + path, init))).json()
    },
    /** Sends a callback as the provider would, or with another signature. */
    async callback(
      body: string,
      signature = signCallback(body, KEYS.callback, Math.floor(now().getTime() / 1000)),
    ): Promise<Reply> {
      const answer = await app.fetch(
        new Request(`${config.origin}/payments/callback`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', 'x-selvage-signature': signature },
        }),
      )
      return {
        status: answer.status,
        json: (await answer.json().catch(() => ({}))) as Reply['json'],
      }
    },
    /**
     * Makes the provider forget which amounts its sessions were opened for, as one that binds none.
     */
    forgetAmounts: () => {
      store.forgetAmounts()
    },
    /** Makes the provider take a token again, as one whose tokens are no one-time things. */
    forgetTokens: () => {
      store.forgetTokens()
    },
    events: () => store.dueEvents(Number.MAX_SAFE_INTEGER),
    /** A request of a shopper's browser to the provider. */
    browse: async (url: string, init: RequestInit = {}) =>
      provider.request(new Request(url, { redirect: 'manual', ...init })),
    /** Ends the time of every challenge. */
    expireChallenges: () => {
      store.expireChallenges()
    },
    close: async () => {
      store.close()
      await db.close()
    },
  }
}
export type PayShop = ReturnType<typeof openPayShop>
