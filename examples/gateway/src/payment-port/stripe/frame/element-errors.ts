import type { CardErrorCode } from '@selvage/core/card-frame'

/**
 * Our code for each code of Stripe's fields.
 * @source docs.stripe.com/js/element/events/on_change
 */
export const ELEMENT_ERRORS: Readonly<Record<string, CardErrorCode>> = {
  incomplete_number: 'CARD_NUMBER_INCOMPLETE',
  invalid_number: 'CARD_NUMBER_INVALID',
  incomplete_expiry: 'CARD_EXPIRY_INCOMPLETE',
  invalid_expiry_month: 'CARD_EXPIRY_INVALID',
  invalid_expiry_year: 'CARD_EXPIRY_INVALID',
  invalid_expiry_month_past: 'CARD_EXPIRED',
  invalid_expiry_year_past: 'CARD_EXPIRED',
  incomplete_cvc: 'CARD_CVC_INCOMPLETE',
  invalid_cvc: 'CARD_CVC_INVALID',
}

/** How a field of Stripe's stands, as its last event said. */
export interface ElementState {
  readonly empty: boolean
  readonly complete: boolean
  readonly errorCode: string | undefined
}

/** A field of Stripe's. */
export type ElementField = 'number' | 'expiry' | 'cvc'

const INCOMPLETE = {
  number: 'CARD_NUMBER_INCOMPLETE',
  expiry: 'CARD_EXPIRY_INCOMPLETE',
  cvc: 'CARD_CVC_INCOMPLETE',
} as const satisfies Record<ElementField, CardErrorCode>

/** Reads the error of a field of Stripe's; undefined for one that can be used. */
export function elementError(
  field: ElementField,
  { empty, complete, errorCode }: ElementState,
): CardErrorCode | undefined {
  if (empty) return 'required'
  if (errorCode !== undefined && Object.hasOwn(ELEMENT_ERRORS, errorCode))
    return ELEMENT_ERRORS[errorCode]
  return complete && errorCode === undefined ? undefined : INCOMPLETE[field]
}

/** Reads the error of the name on the card: a card's number is none. */
export function nameError(name: string): CardErrorCode | undefined {
  if (name.trim() === '') return 'required'
  return /\d{12}/.test(name.replaceAll(/[\s-]/g, '')) ? 'CARD_NAME_INVALID' : undefined
}
