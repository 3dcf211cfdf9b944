import { accountEmail } from '../account/account-rules.ts'
import { isEmail, normalizeEmail } from '../contract/email.ts'
import { errorsOnly } from '../contract/errors-only.ts'
import { isMissing } from '../contract/is-missing.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'

/** The two facts by which a guest's order is found. */
export interface OrderLookup {
  readonly orderNumber: string
  readonly email: string
}

/** An error of one field of the form that looks for an order. */
export type OrderLookupError = 'required' | 'orderNumber' | 'email'

/** The errors of the two fields; a valid field has none. */
export type OrderLookupErrors = Readonly<Partial<Record<keyof OrderLookup, OrderLookupError>>>

/** The names of the two fields on the wire and in forms. */
export const ORDER_LOOKUP_FIELDS = {
  orderNumber: 'order_number',
  email: 'email',
} as const satisfies Record<keyof OrderLookup, string>

const NUMBER = /^R\d{12}$/

/**
 * Reads an order's number as people write it: with spaces, in lower case, without its letter.
 * Undefined for what is no number of an order.
 */
export function readOrderNumber(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .replace(/[\s.#-]|No\.?/gi, '')
    .toUpperCase()
  const number = /^\d/.test(letters) ? `R${letters}` : letters
  return NUMBER.test(number) ? number : undefined
}

/** Returns the facts as an order has them; undefined where one of them cannot be. */
export function readOrderLookup({ orderNumber, email }: OrderLookup): OrderLookup | undefined {
  const number = readOrderNumber(orderNumber)
  return number === undefined || !isEmail(normalizeEmail(email))
    ? undefined
    : { orderNumber: number, email: accountEmail(email) }
}

/** Checks the form that looks for an order; an empty object means that it can be sent. */
export function checkOrderLookup({ orderNumber, email }: OrderLookup): OrderLookupErrors {
  const number = readOrderNumber(orderNumber) === undefined ? 'orderNumber' : undefined
  const address = isEmail(normalizeEmail(email)) ? undefined : 'email'
  return errorsOnly({
    orderNumber: isMissing(orderNumber.trim()) ? ('required' as const) : number,
    email: isMissing(email.trim()) ? ('required' as const) : address,
  })
}

/** Returns the errors of the form as a gateway answers them. */
export function orderLookupDetails(lookup: OrderLookup): ErrorDetail[] {
  return Object.entries(checkOrderLookup(lookup)).map(([name, error]) => ({
    code: error === 'required' ? 'FIELD_CANNOT_BE_BLANK' : 'FIELD_VALUE_INVALID',
    field: ORDER_LOOKUP_FIELDS[name as keyof OrderLookup],
    message: error === 'email' ? 'provide email' : error,
  }))
}
