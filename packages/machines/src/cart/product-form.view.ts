import type { Money } from '@selvage/core/money'
import type { ErrorMessage } from '../error-message.ts'
import { buyLabel, quantityView, totalOf } from './buy-form.ts'
import type { BuyLabel, QuantityView } from './buy-form.ts'
import { canSend, offerOf } from './product-form.ts'
import type { ProductFormState, ProductOffer, ProductRules } from './product-form.types.ts'

/** A product form as a page shows it; {@link productFormView} returns it. */
export interface ProductFormView<
  Variant extends string,
  Size extends string,
  Offer,
> extends QuantityView {
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
  readonly outOfStock: boolean
  readonly busy: boolean
  readonly done: boolean
  readonly canAdd: boolean
  readonly canCancel: boolean
  /** Key of the button's label. @source spec 2 §4 */
  readonly label: BuyLabel
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
  const { variant, size, error, status } = state
  const offer = offerOf(state)
  const unitPrice = offer && kind.priceOf(offer, size)
  const busy = status === 'adding'
  const done = status === 'added'
  return {
    variant,
    size,
    sizes: kind.sizesOf(offer, state.measurement, size),
    offer,
    unitPrice,
    total: totalOf(unitPrice, state),
    ...quantityView(state),
    outOfStock: offer !== undefined && offer.status !== 'available',
    busy,
    done,
    canAdd: !busy && canSend(state),
    canCancel: state.itemId !== undefined || busy,
    label: buyLabel(state, { busy, done }),
    error,
    canRetry: status === 'failed',
  }
}
