import type { Consent } from '../consent/consent-rules.ts'

/** Whether events may be sent: they are, they are dropped, or they wait until it is decided. */
export type AnalyticsDecision = 'allowed' | 'declined' | 'undecided'

/**
 * Returns whether a visitor's events may be sent. Do-not-sell, by the visitor or by the browser's
 * Global Privacy Control, is a no without being asked, because a sink may be somebody else's.
 * @param consent the choice that counts; `hasChosen` is false before there is one
 */
export function analyticsDecision(
  { analytics, doNotSell }: Pick<Consent, 'analytics' | 'doNotSell'>,
  hasChosen: boolean,
): AnalyticsDecision {
  if (doNotSell) return 'declined'
  if (!hasChosen) return 'undecided'
  return analytics ? 'allowed' : 'declined'
}
