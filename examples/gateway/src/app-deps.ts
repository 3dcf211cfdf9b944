import type { Locale } from '@selvage/core/locale'
import type { GatewayConfig } from './config.ts'
import type { Database } from './db/database.ts'
import type { IdentityPort } from './identity-port/identity-port.ts'
import type { Metrics } from './http/metrics.ts'
import type { Log } from './log.ts'
import type { PaymentPort } from './payment-port/payment-port.ts'
import type { Keys } from './secrets/keys.ts'

/**
 * The dependencies of the handlers. Each gateway has its own, so that two in one process never
 * share anything.
 */
export interface Deps {
  readonly config: GatewayConfig
  readonly db: Database
  readonly keys: Keys
  /** Signs the visitor's address that the storefront's server sends; none is trusted without it. */
  readonly visitorSecret?: string
  /** The one clock of the gateway, so that a test can set it. */
  readonly now: () => Date
  readonly log: Log
  /** The numbers that `/metrics` shows (`openMetrics`). */
  readonly metrics: Metrics
  /** The locale of the call, in which products are named. */
  readonly locale: Locale
  /** The payment provider, reached over HTTP (`openSandbox`). */
  readonly payments: PaymentPort
  /** Knows who belongs to a discount group (`openIdentity`); null where nobody is verified. */
  readonly identity: IdentityPort | null
}
