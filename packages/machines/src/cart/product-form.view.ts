import { readQuantity } from '@selvage/core/cart'
import { multiplyMoney } from '@selvage/core/money'
import type { Money } from '@selvage/core/money'
import type { ErrorMessage } from '../error-message.ts'
import { canSend, offerOf } from './product-form.ts'
import type { ProductFormState, ProductOffer, ProductRules } from './product-form.types.ts'

export interface ProductFormView<Variant extends string, Size extends string, Offer> {
  readonly variant: Variant
  readonly size: Size
  /** The sizes that can be chosen. */
  readonly sizes: readonly Size[]
  /** The chosen variant's prices; undefined when it is not offered. */
  readonly offer: Offer | undefined
  /** Price of one piece. */
  readonly unitPrice: Money | undefined
  /** Price of the quantity; undefined while the typed text is no quantity up to 99. */
  readonly total: Money | undefined
  readonly typed: string
  /** The typed text as a number, 1 while it is no quantity. */
  readonly quantity: number
  /** A key of `forms` for the quantity field. */
  readonly fieldError: 'forms.required' | 'forms.integer' | 'forms.minimum' | undefined
  /** The typed number that went back to 1. */
  readonly reset: number | undefined
  readonly outOfStock: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly canAdd: boolean
  readonly canCancel: boolean
  /** Key of the button's label. @source spec 2 §4 */
  readonly label:
    'fabric.addToCart' | 'fabric.adding' | 'fabric.added' | 'fabric.updateItem' | 'fabric.updated'
  readonly error: ErrorMessage | undefined
  readonly canRetry: boolean
}

/** Returns what there is to show of a product form. */
export function productFormView<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  kind: ProductRules<Variant, Size, Offer, Item>,
  state: ProductFormState<Variant, Size, Offer>,
): ProductFormView<Variant, Size, Offer> {
  const { variant, size, typed, fieldError, reset, error, status } = state
  const offer = offerOf(state)
  const read = readQuantity(typed)
  const quantity = read.ok ? read.quantity : 1
  const isQuantity = read.ok && read.reset === undefined
  const unitPrice = offer && kind.priceOf(offer, size)
  const busy = status === 'adding'
  return {
    variant,
    size,
    sizes: kind.sizesOf(offer, state.measurement, size),
    offer,
    unitPrice,
    total: unitPrice && isQuantity ? multiplyMoney(unitPrice, quantity) : undefined,
    typed,
    quantity,
    fieldError: fieldError && (`forms.${fieldError}` as const),
    reset,
    outOfStock: offer !== undefined && offer.status !== 'available',
    busy,
    done: status === 'added',
    canAdd: !busy && canSend(state),
    canCancel: state.itemId !== undefined || busy,
    label: labelOf(state),
    error,
    canRetry: status === 'failed',
  }
}

function labelOf({
  status,
  itemId,
}: ProductFormState<string, string, unknown>): ProductFormView<string, string, unknown>['label'] {
  if (status === 'adding') return 'fabric.adding'
  const isUpdate = itemId !== undefined
  if (status === 'added') return isUpdate ? 'fabric.updated' : 'fabric.added'
  return isUpdate ? 'fabric.updateItem' : 'fabric.addToCart'
}
