import { CONSENT_CATEGORIES } from './consent-categories.table.ts'
import type { ConsentCategory } from './consent-categories.table.ts'

/** The choice of a visitor about their privacy. */
export interface ConsentChoice {
  /** True where visits may be counted. */
  readonly analytics: boolean
  /** True where things may be stored and sent for advertising. */
  readonly marketing: boolean
  /** True where personal information may be neither sold nor shared. */
  readonly doNotSell: boolean
}

/** The choice that counts for a visitor: what they chose, and what their browser says. */
export interface Consent extends ConsentChoice {
  /** True where the browser sends Global Privacy Control. */
  readonly byBrowser: boolean
}

/** The choice of a visitor who has made none: nothing is allowed that has to be asked for. */
export const NO_CONSENT: ConsentChoice = { analytics: false, marketing: false, doNotSell: false }

/**
 * The header by which a browser says that its user's information may be neither sold nor shared.
 * @source Global Privacy Control §3.3
 */
export const PRIVACY_CONTROL_HEADER = 'Sec-GPC'

/**
 * True for a request of a browser that sends Global Privacy Control. Every other value than `1` is
 * as if the header were not there.
 */
export const hasPrivacyControl = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get(PRIVACY_CONTROL_HEADER)?.trim() === '1'

/**
 * Returns the choice that counts. A browser's Global Privacy Control decides about selling whatever
 * was chosen, and who may neither sell nor share stores and sends nothing for advertising.
 * @source spec 2 §4
 */
export function settleConsent(choice: ConsentChoice, byBrowser: boolean): Consent {
  const doNotSell = choice.doNotSell || byBrowser
  return {
    analytics: choice.analytics,
    marketing: choice.marketing && !doNotSell,
    doNotSell,
    byBrowser,
  }
}

/**
 * True where a thing of a category may be stored on the visitor's device. All that stores something
 * to count visits or to advertise asks this first, each time: a choice can be changed at any time.
 * Events, which may go to somebody else, ask `analyticsDecision` of `@selvage/core/analytics`.
 * @example if (mayUse('analytics', consent)) sessionStorage.setItem('visits', '1')
 */
export function mayUse(category: ConsentCategory, consent: Consent): boolean {
  const { allowedBy } = CONSENT_CATEGORIES[category]
  return allowedBy === null || settleConsent(consent, consent.byBrowser)[allowedBy]
}

/** True for two choices that allow the same. */
export const isSameChoice = (one: ConsentChoice, other: ConsentChoice): boolean =>
  one.analytics === other.analytics &&
  one.marketing === other.marketing &&
  one.doNotSell === other.doNotSell
