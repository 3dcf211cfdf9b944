import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, PaymentAttempt, ShippingForm } from '@selvage/core/checkout'
import type { ShopError } from '@selvage/core/contract'
import { knownCode, destinationOf } from '@selvage/core/errors'
import { asShopError, isUncertain, errorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import type { AddressErrors, FormError, ShippingFieldErrors } from './checkout.types.ts'

/** What follows from a failure. `stay` is said above the step, `fields` at the inputs. */
export type Outcome =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'fields'; readonly fieldErrors: ShippingFieldErrors & AddressErrors }
  | { readonly kind: 'stay' | 'payment' | 'cart' | 'login'; readonly errorMessage: ErrorMessage }

/** @source spec 1 §8 Checkout 405 or 500 errors redirect */
const REDIRECT_STATUS = [405, 500]

const FORM_FIELDS = new Map(
  Object.entries(SHIPPING_FIELDS).map(([field, wire]) => [
    wire as string,
    field as keyof ShippingForm,
  ]),
)

const fieldErrorOf = (code: FormError): FormError =>
  code === 'FIELD_CANNOT_BE_BLANK' ? 'required' : code

/**
 * The faults that an answer names at fields of the form; undefined when one of them belongs to no
 * field.
 */
function fieldsOf(error: ShopError): (ShippingFieldErrors & AddressErrors) | undefined {
  const named = error.all ?? [
    { code: error.code, ...(error.field !== undefined && { field: error.field }) },
  ]
  const entries = named.map(
    ({ code, field }) =>
      [
        FORM_FIELDS.get(field?.replace(/^billing_address\./, '') ?? ''),
        fieldErrorOf(code),
      ] as const,
  )
  return entries.length > 0 && entries.every(([field]) => field !== undefined)
    ? Object.fromEntries(entries)
    : undefined
}

/** Where a code leads. */
export function leadOf(error: ErrorMessage): Outcome {
  return { kind: destinationOf(error.code), errorMessage: error }
}

/**
 * What follows when a step could not be saved. What was typed is kept whatever it is. @source spec
 * 1 §8
 */
export function outcomeOfSave(thrown: unknown): Outcome {
  const error = asShopError(thrown)
  if (error.status === 409 && error.code === 'CART_VERSION_CONFLICT') return { kind: 'conflict' }
  const message = errorMessage(error.code, error.params)
  if (error.status !== undefined && REDIRECT_STATUS.includes(error.status))
    return { kind: 'cart', errorMessage: message }
  if (isUncertain(error) || error.status === 429) return { kind: 'stay', errorMessage: message }
  const fieldErrors = fieldsOf(error)
  return fieldErrors ? { kind: 'fields', fieldErrors } : leadOf(message)
}

/**
 * What follows when the checkout could not be read. A gateway that is down is asked again; a
 * rejected order leads away.
 */
export function outcomeOfLoad(thrown: unknown): Outcome {
  const error = asShopError(thrown)
  const message = errorMessage(error.code, error.params)
  return isUncertain(error) || error.status === 429
    ? { kind: 'stay', errorMessage: message }
    : leadOf(message)
}

/**
 * What follows when the charge was answered with an error; `ask` means that only the attempt itself
 * knows.
 */
export function outcomeOfPlace(
  thrown: unknown,
): Outcome | { readonly kind: 'ask'; readonly rejected?: ErrorMessage } {
  const error = asShopError(thrown)
  const message = errorMessage(error.code, error.params)
  if (error.status !== undefined && REDIRECT_STATUS.includes(error.status))
    return { kind: 'ask', rejected: message }
  if (isUncertain(error)) return { kind: 'ask' }
  return error.status === 429 ? { kind: 'stay', errorMessage: message } : leadOf(message)
}

/** How an attempt ended; `open` while it is not known. */
export function endOf(attempt: PaymentAttempt | null): 'ordered' | 'declined' | 'absent' | 'open' {
  if (attempt === null) return 'absent'
  return attempt.state === 'ordered' || attempt.state === 'declined' ? attempt.state : 'open'
}

/** Where a declined attempt leads: the codes of a card to the payment step. */
export function leadOfDeclined(attempt: PaymentAttempt): Outcome {
  return leadOf(errorMessage(knownCode(attempt.code ?? 'CARD_DECLINED')))
}

/** A billing fault is shown at the billing field of the same name. */
export function billingErrors(fieldErrors: ShippingFieldErrors & AddressErrors): AddressErrors {
  const own: readonly (keyof Address)[] = [
    'fullName',
    'line1',
    'line2',
    'city',
    'state',
    'zipcode',
    'country',
    'phone',
  ]
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => (own as readonly string[]).includes(field)),
  )
}
