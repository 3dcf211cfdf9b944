import type { GatewayConfig } from './config.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'
import type { PaymentPort } from './payment-port/payment-port.ts'
import type { Keys } from './secrets/keys.ts'

/**
 * What the handlers are given. Nothing of it is a singleton: two gateways in one process never
 * meet.
 */
export interface Deps {
  readonly config: GatewayConfig
  readonly db: Database
  readonly keys: Keys
  /** The one clock of the gateway, so that a test can set it. */
  readonly now: () => Date
  readonly log: Log
  /** The payment provider, at the other end of a wire (`openSandbox`). */
  readonly payments: PaymentPort
}
