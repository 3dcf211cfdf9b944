import type { AskedCategory } from './consent-categories.table.ts'
import type { ConsentChoice } from './consent-rules.ts'

/** The fields of a form of choices; a box that is not ticked is not sent. */
export const CONSENT_FIELDS = {
  analytics: 'analytics',
  marketing: 'marketing',
  doNotSell: 'do_not_sell',
  /** The value of the button that was pressed: one of {@link CONSENT_BUTTONS}, or none. */
  button: 'allow',
} as const

/** The buttons that choose for all boxes, whatever is ticked: allow all of it, or none. */
export const CONSENT_BUTTONS = ['all', 'none'] as const

/** A button that chooses for all boxes. */
export type ConsentButton = (typeof CONSENT_BUTTONS)[number]

/**
 * Reads the choice of a posted form, such as a `FormData`. The buttons choose for the categories
 * that the shop asks about, and for no other: nobody allows what they were not asked.
 */
export function readConsentForm(
  form: { get(name: string): unknown },
  asked: readonly AskedCategory[],
): ConsentChoice {
  const button = CONSENT_BUTTONS.find((each) => each === form.get(CONSENT_FIELDS.button))
  const isTicked = (name: keyof ConsentChoice) => form.get(CONSENT_FIELDS[name]) === '1'
  const isAllowed = (name: AskedCategory) =>
    button !== undefined && asked.includes(name) ? button === 'all' : isTicked(name)
  return {
    analytics: isAllowed('analytics'),
    marketing: isAllowed('marketing'),
    doNotSell: isTicked('doNotSell'),
  }
}
