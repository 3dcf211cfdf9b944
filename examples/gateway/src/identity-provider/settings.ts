import { join } from 'node:path'
import { identitySecret } from './secret.ts'

/** The shop's account with the sandbox identity provider. */
export interface IdentityAccount {
  readonly id: string
  readonly secret: string
  /** The origins that the provider may lead shoppers back to. */
  readonly origins: readonly string[]
}

/**
 * Reads IDENTITY_CLIENT_ID, IDENTITY_SECRET, DATA_DIR, and the origins of the shop's pages as the
 * gateway has them: STOREFRONT_ORIGINS, else STOREFRONT_PORT.
 */
export function identityAccount(env: NodeJS.ProcessEnv): IdentityAccount {
  const origins =
    env['STOREFRONT_ORIGINS'] ||
    env['STOREFRONT_URL'] ||
    `http://localhost:${env['STOREFRONT_PORT'] ?? 3000}`
  return {
    id: env['IDENTITY_CLIENT_ID'] || 'selvage',
    secret: identitySecret({
      secret: env['IDENTITY_SECRET'],
      dataDir: env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data'),
    }),
    origins: origins.split(',').map((origin) => origin.trim()),
  }
}
