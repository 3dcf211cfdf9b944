import { join } from 'node:path'

/** The settings of the provider's process. */
export interface ProviderSettings {
  readonly port: number
  /** Interface to listen on; all of them, as the gateway does, when it is undefined. */
  readonly host: string | undefined
  /** The provider's own origin, which its frame is of. */
  readonly origin: string
  readonly dataDir: string
  readonly secret: string | undefined
  /** Where events are sent. */
  readonly callbackUrl: string
  /** Lets tests order faults; never set in a real run. */
  readonly faults: boolean
  /** First pause before an event is sent again, ms. */
  readonly retryMs: number
}

/**
 * Reads PAYMENT_PORT, PAYMENT_ORIGIN, PAYMENT_SECRET, PAYMENT_CALLBACK_URL, PAYMENT_FAULTS,
 * DATA_DIR, GATEWAY_PORT and PAYMENT_HOST.
 */
export function providerSettings(env: NodeJS.ProcessEnv): ProviderSettings {
  const port = Number(env['PAYMENT_PORT'] ?? 4001)
  return {
    port,
    host: env['PAYMENT_HOST'],
    origin: env['PAYMENT_ORIGIN'] ?? `http://localhost:${port}`,
    dataDir: env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data'),
    secret: env['PAYMENT_SECRET'],
    callbackUrl:
      env['PAYMENT_CALLBACK_URL'] ??
      `http://localhost:${env['GATEWAY_PORT'] ?? 4000}/payments/callback`,
    faults: env['PAYMENT_FAULTS'] === '1',
    retryMs: Number(env['PAYMENT_RETRY_MS'] ?? 1000),
  }
}
