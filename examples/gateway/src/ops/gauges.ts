import { Gauge } from 'prom-client'
import type { Deps } from '../app-deps.ts'
import type { ImagePool } from '../images/image-pool.ts'
import { REJECTED_REFUNDS } from '../payment/rejected-refunds.ts'

/** A charge whose order is younger than this is still being written. */
const SETTLED_AFTER = "interval '1 minute'"

const CHARGES_WITHOUT_ORDER = `
  SELECT count(*)::int AS value FROM (
    SELECT charge_id FROM payment_attempts
      WHERE charge_id IS NOT NULL AND updated_at < now() - ${SETTLED_AFTER}
    UNION
    SELECT charge_id FROM payment_flags
      WHERE charge_id IS NOT NULL AND reason <> 'event_mismatch' AND at < now() - ${SETTLED_AFTER}
  ) AS charges
  WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.charge_id = charges.charge_id)`

const WAITING_FOR_A_PERSON = `
  SELECT count(*)::int AS value FROM payment_attempts
  WHERE held IS NOT NULL AND state IN ('started', 'sent', 'charged', 'unknown')`

const UNSENT_MAILS = `
  SELECT count(*)::int AS value FROM outbox
  WHERE sent_at IS NULL AND failed_at IS NULL AND due_at < now() - ${SETTLED_AFTER}`

const FAILED_MAILS = 'SELECT count(*)::int AS value FROM outbox WHERE failed_at IS NOT NULL'

/** Data is deleted within 30 days. @source spec 2 §9 */
const LATE_DELETIONS = `
  SELECT count(*)::int AS value FROM privacy_requests
  WHERE state IN ('confirmed', 'deleting') AND confirmed_at < now() - interval '25 days'`

/**
 * Adds what is read when somebody looks: the database's connections, gaps of the ledger, what waits
 * and the memory. A number that cannot be read now is left out.
 */
export function addGauges({ db, metrics }: Deps, images: Pick<ImagePool, 'waiting'>): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      collect() {
        this.set(read())
      },
    })
  }
  const counted = (name: string, help: string, sql: string): void => {
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        this.reset()
        await db.pool.query<{ value: number }>(sql).then(
          ({ rows }) => this.set(rows[0]?.value ?? 0),
          () => this.set(Number.NaN),
        )
      },
    })
  }
  new Gauge({
    name: 'selvage_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect() {
      this.set({ state: 'idle' }, db.pool.idleCount)
      this.set({ state: 'used' }, db.pool.totalCount - db.pool.idleCount)
      this.set({ state: 'waiting' }, db.pool.waitingCount)
    },
  })
  counted(
    'selvage_ledger_charges_without_order',
    'Charges older than a minute that no order has: each needs a person.',
    CHARGES_WITHOUT_ORDER,
  )
  counted(
    'selvage_payment_attempts_for_review',
    'Payment attempts that wait for a person.',
    WAITING_FOR_A_PERSON,
  )
  counted(
    'selvage_refunds_for_review',
    'Refunds that the provider rejected: each waits for a person.',
    `SELECT count(*)::int AS value FROM (${REJECTED_REFUNDS}) AS waiting`,
  )
  counted('selvage_mails_late', 'Mails that are due for more than a minute.', UNSENT_MAILS)
  counted(
    'selvage_mails_failed',
    'Mails that could not be sent: each waits for a person.',
    FAILED_MAILS,
  )
  counted(
    'selvage_deletions_late',
    'Deletions of data that were confirmed 25 days ago: each has to end within 30.',
    LATE_DELETIONS,
  )
  gauge('selvage_pictures_waiting', 'Pictures that wait to be drawn.', () => images.waiting())
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge(
    'nodejs_heap_size_used_bytes',
    'JavaScript memory in use.',
    () => process.memoryUsage().heapUsed,
  )
}
