import { writeConsent } from '@selvage/core/consent'
import type { StoredConsent } from '@selvage/core/consent'
import type { Deps } from '../app-deps.ts'
import { cookieLine } from '../session/cookies.ts'

/** The `Set-Cookie` line that remembers a choice in its browser. */
export const consentLine = ({ config }: Pick<Deps, 'config'>, stored: StoredConsent): string =>
  cookieLine(config, 'consent', writeConsent(stored))
