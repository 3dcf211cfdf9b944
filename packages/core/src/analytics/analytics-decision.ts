import { NO_CONSENT, settleConsent } from '../consent/consent-rules.ts'
import type { ConsentChoice } from '../consent/consent-rules.ts'

/** Whether events may be sent: they are, they are dropped, or they wait until it is decided. */
export type AnalyticsDecision = 'allowed' | 'declined' | 'undecided'

/**
 * Returns whether a visitor's events may be sent. Do-not-sell, by the visitor or by the browser's
 * Global Privacy Control, is a no without being asked, because a sink may be somebody else's.
 * @param chosen what the visitor has chosen; undefined before there is a choice
 * @param byBrowser true for a browser that sends Global Privacy Control
 */
export function analyticsDecision(
  chosen: ConsentChoice | undefined,
  byBrowser: boolean,
): AnalyticsDecision {
  const { analytics, doNotSell } = settleConsent(chosen ?? NO_CONSENT, byBrowser)
  if (doNotSell) return 'declined'
  if (chosen === undefined) return 'undecided'
  return analytics ? 'allowed' : 'declined'
}
