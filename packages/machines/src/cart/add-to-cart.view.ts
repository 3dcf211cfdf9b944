import { readQuantity } from '@selvage/core/cart'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { multiplyMoney } from '@selvage/core/money'
import type { Money } from '@selvage/core/money'
import type { SnapshotFrom } from 'xstate'
import type { ErrorMessage } from '../error-message.ts'
import { canSend } from './add-to-cart.machine.ts'
import type { addToCartMachine } from './add-to-cart.machine.ts'
import { offeredSizes } from './choice.ts'

export interface AddToCartView {
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly sizes: readonly FabricSize[]
  /** The chosen fabric's prices; undefined when it is not offered. */
  readonly offer: FabricOffer | undefined
  /** What one piece costs. */
  readonly unitPrice: Money | undefined
  /** What the quantity of it costs. */
  readonly total: Money | undefined
  readonly typed: string
  /** What the typed text comes to, 1 while it is no quantity. */
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

const FIELD_ERROR_KEYS = {
  required: 'forms.required',
  integer: 'forms.integer',
  minimum: 'forms.minimum',
} as const

/** What there is to show of an add to cart. */
export function addToCartView(snapshot: SnapshotFrom<typeof addToCartMachine>): AddToCartView {
  const { context } = snapshot
  const offer = context.offers.find(({ code }) => code === context.fabric)
  const read = readQuantity(context.typed)
  const updating = context.itemId !== undefined
  const busy = snapshot.matches('adding')
  const done = snapshot.matches('added')
  const unitPrice = offer?.pricing.sizes[context.size]
  const quantity = read.ok ? read.quantity : 1
  return {
    fabric: context.fabric,
    size: context.size,
    sizes: offeredSizes(offer, context.measurement, context.size),
    offer,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, quantity),
    typed: context.typed,
    quantity,
    fieldError: context.fieldError && FIELD_ERROR_KEYS[context.fieldError],
    reset: context.reset,
    outOfStock: offer !== undefined && offer.status !== 'available',
    busy,
    done,
    canAdd: !busy && canSend(context),
    canCancel: updating || busy,
    label: busy
      ? 'fabric.adding'
      : done
        ? updating
          ? 'fabric.updated'
          : 'fabric.added'
        : updating
          ? 'fabric.updateItem'
          : 'fabric.addToCart',
    error: context.error,
    canRetry: snapshot.matches('failed'),
  }
}
