import { analyticsDecision } from '@selvage/core/analytics'
import type { AnalyticsDecision } from '@selvage/core/analytics'
import {
  CONSENT_COOKIE,
  hasPrivacyControl,
  NO_CONSENT,
  readConsent,
  settleConsent,
} from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'

type ReadCookie = (name: string) => string | undefined

const storedConsent = (cookie: ReadCookie, secure: boolean) =>
  readConsent(cookie(`${secure ? '__Host-' : ''}${CONSENT_COOKIE}`))

/** Returns the choice about privacy that counts for a request: its cookie's, and its browser's. */
export const consentOf = (headers: Headers, cookie: ReadCookie, secure: boolean): Consent =>
  settleConsent(storedConsent(cookie, secure) ?? NO_CONSENT, hasPrivacyControl(headers))

/** Returns whether the pages of a request's visitor may send events. */
export const decisionOf = (
  headers: Headers,
  cookie: ReadCookie,
  secure: boolean,
): AnalyticsDecision => analyticsDecision(storedConsent(cookie, secure), hasPrivacyControl(headers))
