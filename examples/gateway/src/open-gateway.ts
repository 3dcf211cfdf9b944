import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Deps } from './app-deps.ts'
import type { Environment } from './config-values.ts'
import type { GatewayConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openPglite, openPostgres } from './db/open-database.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { retryWhileAway } from './db/retry-while-away.ts'
import { findSnapshot, keepSnapshot, SNAPSHOT_MAX_DESIGNS } from './seed/snapshot.ts'
import { sqlState } from './db/sql-error.ts'
import { healthRoute, readyRoute } from './health.ts'
import { describeError } from './log.ts'
import type { Log } from './log.ts'
import { openMetrics } from './http/metrics.ts'
import { openApiRoute } from './http/openapi.ts'
import { imagePool } from './images/image-pool.ts'
import { imageStore } from './images/image-store.ts'
import type { ImageStore } from './images/image-store.ts'
import { folderFiles } from './images/picture-files.ts'
import type { PictureFiles } from './images/picture-files.ts'
import { imageRoutes } from './images/routes.ts'
import { openIdentity } from './identity-port/open-identity.ts'
import { openMailer } from './mail/mailer.ts'
import { addGauges } from './ops/gauges.ts'
import { metricsRoute } from './ops/metrics-route.ts'
import { mailsPageRoutes } from './ops/mails-routes.ts'
import { paymentsPageRoutes } from './ops/payments-routes.ts'
import { reviewsPageRoutes } from './ops/reviews-routes.ts'
import { studentGrantFileRoutes } from './ops/student-grant-routes.ts'
import { openPayments } from './payment-port/open-payments.ts'
import { vendorRoutes } from './payment/vendor-routes.ts'
import { startWorkers } from './workers.ts'
import { ROUTES } from './routes.ts'
import { artCalls, artRoutes } from './own-designs/art-routes.ts'
import { photoCalls, photoRoutes } from './reviews/photo-routes.ts'
import { studentGrantCalls } from './student-grant/routes.ts'
import { seed } from './seed/seed.ts'
import { seedAccounts } from './seed/seed-accounts.ts'
import { loadKeys } from './secrets/keys.ts'
import { sharedSecret } from './secrets/shared-secret.ts'

/** A gateway that can be served. */
export interface OpenGateway {
  readonly app: Pick<Hono, 'fetch'>
  readonly deps: Deps
  readonly images: ImageStore
  close(): Promise<void>
}

/** Receives the progress of the start. */
export interface StartListener {
  /** Gets one sentence for each thing that a person should know. */
  print(line: string): void
  /** Called once when the database cannot be reached and the start begins to wait for it. */
  onWait(): void
}

/**
 * Opens the database, waits until it answers, brings it up to date, seeds it and assembles the app.
 */
export async function openGateway(
  config: GatewayConfig,
  env: Environment,
  log: Log,
  { print, onWait }: StartListener,
): Promise<OpenGateway> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const db = await openDatabase(config, print)
  try {
    const prepare = () => fill(db, config, print)
    if (db.kind === 'pglite') await prepare()
    else
      await retryWhileAway(prepare, (error) => {
        const reason = sqlState(error) ?? 'connection lost'
        print(`gateway: the database does not answer (${reason}), so the gateway waits for it`)
        onWait()
      })
    const now = () => new Date()
    const payments = await openPayments(
      { paymentUrl: config.paymentUrl, dataDir: config.dataDir, env },
      { db: db.orm, origin: config.origin, now },
    )
    const deps: Deps = {
      config,
      db,
      log,
      metrics: openMetrics(),
      now,
      locale: 'en_US',
      keys: loadKeys(config.dataDir, env['GATEWAY_SECRET']),
      visitorSecret:
        env['VISITOR_SECRET'] ||
        sharedSecret(join(config.dataDir, 'visitor.key'), 'VISITOR_SECRET'),
      payments: payments.port,
      identity: openIdentity({ ...config, env }),
    }
    const pool = imagePool({ effort: config.pictureEffort })
    const pictures = await openPictureFiles(config, log)
    const images = imageStore(pictures, pool)
    addGauges(deps, pool)
    const routes = [...ROUTES, ...photoCalls(pool), ...artCalls(pool), ...studentGrantCalls(pool)]
    const workers = startWorkers(
      deps,
      openMailer({ smtpUrl: env['SMTP_URL'], ...config }),
      pictures,
    )
    return {
      deps,
      images,
      app: createApp(deps, routes, [
        healthRoute,
        readyRoute,
        metricsRoute,
        ...paymentsPageRoutes,
        ...mailsPageRoutes,
        ...reviewsPageRoutes,
        ...photoRoutes,
        ...artRoutes,
        ...studentGrantFileRoutes,
        ...payments.routes,
        ...vendorRoutes,
        openApiRoute(routes),
        ...imageRoutes(images, config.limits),
      ]),
      async close() {
        await workers.stop()
        await pool.close()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The store's SDK is loaded only where pictures are in a bucket. */
async function openPictureFiles(
  { pictureBucket, pictureDir }: GatewayConfig,
  log: Log,
): Promise<PictureFiles> {
  if (!pictureBucket) return folderFiles(pictureDir)
  const { bucketFiles } = await import('./images/bucket-files.ts')
  return bucketFiles(pictureBucket, (error) =>
    log({ level: 'warn', event: 'pictures.bucket', error: describeError(error) }),
  )
}

async function openDatabase(
  config: GatewayConfig,
  print: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  const embedded = await openPglite(config.dataDir, {
    snapshot: findSnapshot(config.seedDesigns),
    floorBytes: config.freeSpaceFloorBytes,
  })
  print(
    'gateway: the embedded database survives crashes of the gateway, but promises nothing when the power fails; set DATABASE_URL to a PostgreSQL database for that',
  )
  return embedded
}

async function fill(
  db: OpenDatabase,
  config: GatewayConfig,
  print: (line: string) => void,
): Promise<void> {
  const ran = await migrate(db.pool)
  if (ran.length > 0) print(`gateway: ran ${ran.length} migrations`)
  let reported = 0
  await seed(db.pool, config.seedDesigns, (done) => {
    if (done - reported < 20_000 && done < config.seedDesigns) return
    reported = done
    print(`gateway: ${done} of ${config.seedDesigns} designs are in the catalogue`)
  })
  // The snapshot of a fresh database lets the next folder, and the tests, start in a second.
  const fresh = ran.includes('0001-catalogue.sql') && config.seedDesigns <= SNAPSHOT_MAX_DESIGNS
  if (fresh && db.dump && !findSnapshot(config.seedDesigns)) {
    await db.pool.query('CHECKPOINT')
    await db
      .dump()
      .then((tar) => keepSnapshot(config.seedDesigns, tar))
      .catch(() =>
        print(
          'gateway: no snapshot of the database was kept, because node_modules cannot be written to',
        ),
      )
  }
  // After the snapshot, which is of the catalogue alone.
  if (config.demoAccounts) await seedAccounts(db.pool)
}
