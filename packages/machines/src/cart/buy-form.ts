import { readQuantity } from '@selvage/core/cart'
import type { QuantityError } from '@selvage/core/cart'
import { multiplyMoney } from '@selvage/core/money'
import type { Money } from '@selvage/core/money'
import type { ErrorMessage } from '../error-message.ts'

/** The state of a form that buys: the quantity, and what is open about the line that it adds. */
export interface BuyFormState {
  /** Line of the cart that is changed instead of adding one. */
  readonly itemId?: string | undefined
  /** The quantity as it was typed. */
  readonly typed: string
  readonly fieldError?: QuantityError | undefined
  /** The typed number that was above 99 and went back to 1, to be announced. @source spec 1 §4 */
  readonly reset?: number | undefined
  /**
   * Key of the line that is being added. Kept while it is open whether an add was applied, so that
   * a retry adds once.
   */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

/** The quantity of a form that buys, as it is shown. */
export interface QuantityView {
  readonly typed: string
  /** The typed text as a number, 1 while it is no quantity. */
  readonly quantity: number
  /** A key of `forms` for the quantity field. */
  readonly fieldError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  /** The typed number that went back to 1. */
  readonly reset: number | undefined
}

/** Key of the label of a button that buys. @source spec 2 §4 */
export type BuyLabel =
  'fabric.addToCart' | 'fabric.adding' | 'fabric.added' | 'fabric.updateItem' | 'fabric.updated'

type QuantityState = Pick<BuyFormState, 'typed' | 'fieldError' | 'reset'>

/** An edit makes another line: the previous line's key and error do not hold for it. */
export const EDITED = { lineKey: undefined, error: undefined, reset: undefined } as const

/** Begins with a quantity. A form without script may bring back a text that is none: an error. */
export function beginQuantity(quantity: string | number = 1): QuantityState {
  const read = readQuantity(quantity)
  return {
    typed: String(quantity),
    fieldError: read.ok ? undefined : read.fieldError,
    reset: read.ok ? read.reset : undefined,
  }
}

/** Takes a typed text, unread as yet. */
export function typeQuantity(typed: string): BuyFormState {
  return { ...EDITED, typed, fieldError: undefined }
}

/** Reads the typed text once the field is left. */
export function leaveQuantity({ typed, reset }: QuantityState): QuantityState {
  const read = readQuantity(typed)
  return read.ok
    ? { typed: String(read.quantity), fieldError: undefined, reset: read.reset ?? reset }
    : { typed, fieldError: read.fieldError, reset: undefined }
}

/** Returns the quantity to buy; a text that is none counts as 1. */
export function quantityOf({ typed }: Pick<BuyFormState, 'typed'>): number {
  const read = readQuantity(typed)
  return read.ok ? read.quantity : 1
}

/** True for a typed quantity up to 99. A larger one goes back to 1 first, where it can be seen. */
export function hasQuantity({ typed }: Pick<BuyFormState, 'typed'>): boolean {
  const read = readQuantity(typed)
  return read.ok && read.reset === undefined
}

export function quantityView(state: QuantityState): QuantityView {
  const { typed, fieldError, reset } = state
  return {
    typed,
    quantity: quantityOf(state),
    fieldError: fieldError && (`forms.${fieldError}` as const),
    reset,
  }
}

/** Returns the price of the quantity; undefined while the typed text is no quantity up to 99. */
export function totalOf(unitPrice: Money | undefined, { typed }: QuantityState): Money | undefined {
  return unitPrice && hasQuantity({ typed })
    ? multiplyMoney(unitPrice, quantityOf({ typed }))
    : undefined
}

/** Returns the label of the button that buys. */
export function buyLabel(
  { itemId }: Pick<BuyFormState, 'itemId'>,
  status: { readonly busy: boolean; readonly done: boolean },
): BuyLabel {
  const isUpdate = itemId !== undefined
  if (status.busy) return 'fabric.adding'
  if (status.done) return isUpdate ? 'fabric.updated' : 'fabric.added'
  return isUpdate ? 'fabric.updateItem' : 'fabric.addToCart'
}
