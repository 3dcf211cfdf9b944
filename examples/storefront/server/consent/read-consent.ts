import {
  CONSENT_COOKIE,
  hasPrivacyControl,
  NO_CONSENT,
  readConsent,
  settleConsent,
} from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'

/** Returns the choice about privacy that counts for a request: its cookie's, and its browser's. */
export function consentOf(
  headers: Headers,
  cookie: (name: string) => string | undefined,
  secure: boolean,
): Consent {
  const stored = readConsent(cookie(`${secure ? '__Host-' : ''}${CONSENT_COOKIE}`))
  return settleConsent(stored ?? NO_CONSENT, hasPrivacyControl(headers))
}
