import type { ConsentChoice } from './consent-rules.ts'

/** The cookie that remembers a choice, for gateways and the servers of their pages. */
export const CONSENT_COOKIE = 'selvage_consent'

/** How long a choice is remembered, seconds: a year. */
export const CONSENT_LIFETIME_S = 31_536_000

/** A choice as its cookie has it. */
export interface StoredConsent extends ConsentChoice {
  /** The random id by which the gateway finds what this browser chose before. */
  readonly browserId: string
}

/** Analytics, marketing and do-not-sell as one digit each, and the id. */
const COOKIE = /^([01])([01])([01])\.([A-Za-z0-9_-]{16,64})$/

/** Returns the value of the cookie that remembers a choice. */
export function writeConsent({
  analytics,
  marketing,
  doNotSell,
  browserId,
}: StoredConsent): string {
  return `${[analytics, marketing, doNotSell].map(Number).join('')}.${browserId}`
}

/** Reads the cookie's value; undefined for none, and for one that no gateway wrote. */
export function readConsent(value: string | undefined): StoredConsent | undefined {
  const [, analytics, marketing, doNotSell, browserId = ''] = COOKIE.exec(value ?? '') ?? []
  if (analytics === undefined) return undefined
  return {
    analytics: analytics === '1',
    marketing: marketing === '1',
    doNotSell: doNotSell === '1',
    browserId,
  }
}
