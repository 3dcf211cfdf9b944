import { identitySecret } from '../identity-provider/secret.ts'
import type { IdentityPort } from './identity-port.ts'
import { oauthIdentityPort } from './oauth-identity-port.ts'

/** The port to the configured provider; null where the shop verifies nobody. */
export function openIdentity({
  identityUrl: url,
  dataDir,
  env,
}: {
  readonly identityUrl: string | null
  readonly dataDir: string
  readonly env: Readonly<Record<string, string | undefined>>
}): IdentityPort | null {
  if (url === null) return null
  const clientSecret = identitySecret({ secret: env['IDENTITY_SECRET'], dataDir })
  return oauthIdentityPort({ url, clientId: env['IDENTITY_CLIENT_ID'] || 'selvage', clientSecret })
}
