/** The longest text of a search in an event. */
export const EVENT_TERMS_MAX = 60
/** A term that may name somebody: an address, or a number of five digits or more. */
const PERSONAL_TERM = /@|(?:\d\D?){5}/
/** Digits of a telephone number, however they are parted. */
const TELEPHONE = /(?:\d[\s()./+-]*){7}/

/**
 * Returns a typed text as a search's event has it: without the terms that may name somebody, such
 * as an e-mail address or a telephone number, and not longer than {@link EVENT_TERMS_MAX}.
 */
export function eventTerms(typed: string): string {
  const hasTelephone = TELEPHONE.test(typed)
  return typed
    .split(/\s+/)
    .filter((term) => !PERSONAL_TERM.test(term) && !(hasTelephone && /\d/.test(term)))
    .join(' ')
    .trim()
    .slice(0, EVENT_TERMS_MAX)
    .toWellFormed()
}
