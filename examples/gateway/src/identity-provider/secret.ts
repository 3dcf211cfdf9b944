import { join } from 'node:path'
import { sharedSecret } from '../secrets/shared-secret.ts'

/** The secret of the shop's account with the provider: IDENTITY_SECRET, else the data folder's. */
export function identitySecret({
  secret,
  dataDir,
}: {
  readonly secret: string | undefined
  readonly dataDir: string
}): string {
  return secret || sharedSecret(join(dataDir, 'identity', 'secret'), 'IDENTITY_SECRET')
}
