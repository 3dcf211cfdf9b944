import { formFieldOf } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep, PaymentAttempt } from '@selvage/core/checkout'
import { asShopError, isUncertain } from '@selvage/core/contract'
import type { ErrorDetail, ShopError } from '@selvage/core/contract'
import { destinationOf } from '@selvage/core/errors'
import { errorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import type { CheckoutContext, FieldErrors, FormError, Outcome } from './checkout.types.ts'

/** @source spec 1 §8 Checkout 405 or 500 errors redirect */
const REDIRECT_STATUS = [405, 500]

function fieldErrorOf({ code, message }: ErrorDetail): FormError {
  if (message === 'card_number') return message
  return code === 'FIELD_CANNOT_BE_BLANK' ? 'required' : code
}

/** The errors of an answer at their fields; undefined when the step's form lacks one of them. */
function fieldsOf(error: ShopError, step: CheckoutStep): FieldErrors | undefined {
  const named: readonly ErrorDetail[] = error.all ?? [
    { code: error.code, ...(error.field !== undefined && { field: error.field }) },
  ]
  const entries = named.map(
    (detail) => [formFieldOf(step, detail.field ?? ''), fieldErrorOf(detail)] as const,
  )
  return entries.length > 0 && entries.every(([field]) => field !== undefined)
    ? Object.fromEntries(entries)
    : undefined
}

/** Where a code of the catalogue leads. */
export function outcomeOfCode(error: ErrorMessage): Outcome {
  return { kind: destinationOf(error.code), errorMessage: error }
}

/** Where a failed save of the step that is shown leads. @source spec 1 §8 */
export function outcomeOfSave(thrown: unknown, step: CheckoutStep | undefined): Outcome {
  const error = asShopError(thrown)
  if (error.status === 409 && error.code === 'CART_VERSION_CONFLICT') return { kind: 'conflict' }
  const message = errorMessage(error.code, error.params)
  if (error.status !== undefined && REDIRECT_STATUS.includes(error.status))
    return { kind: 'cart', errorMessage: message }
  if (isUncertain(error) || error.status === 429) return { kind: 'stay', errorMessage: message }
  const fieldErrors = step && fieldsOf(error, step)
  return fieldErrors ? { kind: 'fields', fieldErrors } : outcomeOfCode(message)
}

/**
 * Where a failed read of the checkout leads. The shopper may try again when the gateway is down; a
 * rejected order leads away.
 */
export function outcomeOfLoad(thrown: unknown): Outcome {
  const error = asShopError(thrown)
  const message = errorMessage(error.code, error.params)
  return isUncertain(error) || error.status === 429
    ? { kind: 'stay', errorMessage: message }
    : outcomeOfCode(message)
}

/**
 * Where a failed charge leads. `ask` means that it may have charged, so the gateway has to be asked
 * about the attempt.
 */
export function outcomeOfPlace(
  thrown: unknown,
): Outcome | { readonly kind: 'ask'; readonly rejected?: ErrorMessage } {
  const error = asShopError(thrown)
  const message = errorMessage(error.code, error.params)
  if (error.status !== undefined && REDIRECT_STATUS.includes(error.status))
    return { kind: 'ask', rejected: message }
  if (isUncertain(error)) return { kind: 'ask' }
  return error.status === 429 ? { kind: 'stay', errorMessage: message } : outcomeOfCode(message)
}

/** How an attempt ended; `open` while that is not known. */
export function attemptEnd(
  attempt: PaymentAttempt | null,
): 'ordered' | 'declined' | 'challenged' | 'absent' | 'open' {
  if (attempt === null) return 'absent'
  const { state } = attempt
  return state === 'ordered' || state === 'declined' || state === 'challenged' ? state : 'open'
}

/** Where a declined attempt leads: the codes of a card to the payment step. */
export function outcomeOfDecline(attempt: PaymentAttempt): Outcome {
  return outcomeOfCode(errorMessage(attempt.code ?? 'CARD_DECLINED'))
}

/** The changes that take the last error away. */
export const NO_ERROR = { error: undefined, outcome: undefined } as const

/** Returns the message of the last failure, else the one above the step. */
export const messageOf = ({ outcome, error }: Pick<CheckoutContext, 'outcome' | 'error'>) =>
  outcome && 'errorMessage' in outcome ? outcome.errorMessage : error

/** Says that an answer has the prices in another currency than the page, until a step is sent. */
export function currencyNote(
  { checkout: shown, error }: CheckoutContext,
  { due }: Checkout,
): CheckoutContext['error'] {
  const isOther = shown !== undefined && shown.due.currency !== due.currency
  return isOther || error?.code === 'CURRENCY_CHANGED'
    ? errorMessage('CURRENCY_CHANGED')
    : undefined
}
