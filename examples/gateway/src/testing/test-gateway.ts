import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway } from '@selvage/core/gateway'
import type { Gateway } from '@selvage/core/gateway'
import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Deps } from '../app-deps.ts'
import { readConfig } from '../config.ts'
import type { GatewayConfig } from '../config.ts'
import { openMemory, openPostgres } from '../db/open-database.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { ensureSnapshot } from '../seed/snapshot.ts'
import { healthRoute, readyRoute } from '../health.ts'
import { openMetrics } from '../http/metrics.ts'
import { openApiRoute } from '../http/openapi.ts'
import { imagePool } from '../images/image-pool.ts'
import { imageStore } from '../images/image-store.ts'
import { folderFiles } from '../images/picture-files.ts'
import { imageRoutes } from '../images/routes.ts'
import { addGauges } from '../ops/gauges.ts'
import { metricsRoute } from '../ops/metrics-route.ts'
import { mailsPageRoutes } from '../ops/mails-routes.ts'
import { paymentsPageRoutes } from '../ops/payments-routes.ts'
import { openIdentity } from '../identity-port/open-identity.ts'
import { reviewsPageRoutes } from '../ops/reviews-routes.ts'
import { studentGrantFileRoutes } from '../ops/student-grant-routes.ts'
import { openSandbox } from '../payment-port/sandbox-port.ts'
import { artCalls, artRoutes } from '../own-designs/art-routes.ts'
import { photoCalls, photoRoutes } from '../reviews/photo-routes.ts'
import { studentGrantCalls } from '../student-grant/routes.ts'
import { ROUTES } from '../routes.ts'
import { keysFrom } from '../secrets/keys.ts'
import { testPostgres } from './test-postgres.ts'

/** Designs of the catalogue that tests run on. */
export const TEST_DESIGNS = 300
/** An origin that no configuration names. */
export const FOREIGN_ORIGIN = 'https://blog.example'
/** Both databases, for `describe.each(DATABASES)`: what holds on one must hold on the other. */
export const DATABASES = ['pglite', 'postgres'] as const

/** A whole gateway in this process, over a real database, with nothing mocked. */
export interface ReferenceGateway {
  readonly app: Pick<Hono, 'fetch'>
  readonly deps: Deps & { readonly db: OpenDatabase }
  /** Sends a request as it stands: no header is added but Host. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A browser on the storefront: keeps cookies, sends Origin. */
  shopper(): Shopper
  /** A partner's page: no cookies, a cart token once it has one. */
  partner(): { readonly gateway: Gateway; token: string | undefined }
  close(): Promise<void>
}

/** One browser's session. */
export interface Shopper {
  /** The typed client, over `app.fetch`. */
  readonly gateway: Gateway
  readonly cookies: Map<string, string>
  /** A request with this browser's cookies and Origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

interface Options {
  readonly database?: (typeof DATABASES)[number]
  readonly config?: Partial<GatewayConfig>
  /** Replaces parts of the dependencies, such as the clock. */
  readonly deps?: (deps: Deps) => Partial<Deps>
}

/** Makes a gateway for a test, on a fresh copy of the migrated and seeded database. */
export async function openReferenceGateway({
  database = 'pglite',
  config: changes = {},
  deps: replace,
}: Options = {}): Promise<ReferenceGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'selvage-gateway-'))
  const config: GatewayConfig = {
    ...readConfig({
      DATA_DIR: folder,
      SEED_DESIGNS: String(TEST_DESIGNS),
      CATALOGUE_CACHE_MS: '0',
      CHECK_ANSWERS: '1',
    }),
    ...changes,
  }
  const db =
    database === 'pglite'
      ? await openMemory(await ensureSnapshot(TEST_DESIGNS))
      : openPostgres(await testPostgres(TEST_DESIGNS))
  const base: Deps = {
    config,
    db,
    keys: keysFrom(new Uint8Array(32).fill(7)),
    now: () => new Date(),
    locale: 'en_US',
    log: () => {},
    metrics: openMetrics(),
    identity: openIdentity({
      ...config,
      env: { IDENTITY_SECRET: 'a secret of the shop and its identity provider' },
    }),
    payments: openSandbox({
      paymentUrl: config.paymentUrl,
      dataDir: folder,
      env: { PAYMENT_SECRET: 'a secret that the tests alone know of' },
    }),
  }
  const deps = { ...base, ...replace?.(base), db }
  const pool = imagePool({ threads: 1, effort: config.pictureEffort })
  addGauges(deps, pool)
  const routes = [...ROUTES, ...photoCalls(pool), ...artCalls(pool), ...studentGrantCalls(pool)]
  const app = createApp(deps, routes, [
    healthRoute,
    readyRoute,
    metricsRoute,
    ...paymentsPageRoutes,
    ...mailsPageRoutes,
    ...reviewsPageRoutes,
    ...photoRoutes,
    ...artRoutes,
    ...studentGrantFileRoutes,
    openApiRoute(routes),
    ...imageRoutes(imageStore(folderFiles(join(folder, 'images')), pool), config.limits),
  ])
  const send = async (path: string, init?: RequestInit): Promise<Response> =>
    app.fetch(new Request(new URL(path, config.origin), init))

  return {
    app,
    deps,
    fetch: send,
    shopper() {
      const cookies = new Map<string, string>()
      const fetchAs = async (path: string, init: RequestInit = {}): Promise<Response> => {
        const headers = new Headers(init.headers)
        headers.set('Origin', config.storefrontOrigins[0])
        if (cookies.size > 0)
          headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
        const response = await send(path, { ...init, headers })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          if (value === '') cookies.delete(name)
          else cookies.set(name, value)
        }
        return response
      }
      return { cookies, fetch: fetchAs, gateway: clientOf(config, fetchAs) }
    },
    partner() {
      const page: { gateway: Gateway; token: string | undefined } = {
        token: undefined,
        gateway: createGateway({
          url: config.origin,
          locale: 'en_US',
          credentials: 'omit',
          token: () => page.token,
          fetch: (input, init) => {
            const headers = new Headers(init?.headers)
            headers.set('Origin', FOREIGN_ORIGIN)
            return send(pathOf(input), { ...init, headers })
          },
        }),
      }
      return page
    },
    async close() {
      await pool.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function clientOf(config: GatewayConfig, fetchAs: Shopper['fetch']): Gateway {
  return createGateway({
    url: config.origin,
    locale: 'en_US',
    fetch: (input, init) => fetchAs(pathOf(input), init),
  })
}

function pathOf(input: RequestInfo | URL): string {
  const url = new URL(input instanceof Request ? input.url : input)
  return url.pathname + url.search
}
