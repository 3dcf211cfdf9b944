import { readQuantity } from '@selvage/core/cart'
import type { AddLineOutcome } from '@selvage/core/cart'
import { errorMessage } from '../error-message.ts'
import { failedLine } from './failed-line.ts'
import type {
  ProductForm,
  ProductFormEvent,
  ProductFormInput,
  ProductFormState,
  ProductFormStep,
  ProductOffer,
  ProductRules,
} from './product-form.types.ts'

/** Editing discards the previous line key and error. */
const EDITED = {
  status: 'editing',
  lineKey: undefined,
  error: undefined,
  reset: undefined,
} as const

/** Makes the rules of a product form for one kind of product. They are pure functions. */
export function productForm<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(kind: ProductRules<Variant, Size, Offer, Item>): ProductForm<Variant, Size, Offer, Item> {
  type State = ProductFormState<Variant, Size, Offer>
  type Step = ProductFormStep<Variant, Size>

  function begin({ quantity = 1, ...input }: ProductFormInput<Variant, Offer>): State {
    const { designId, offers, measurement, promoId, itemId } = input
    const variant = kind.pickVariant(offers, input.variant)
    const offer = offers.find(({ code }) => code === variant)
    // A form without script may bring back a text that is no quantity: it begins with the error.
    const read = readQuantity(quantity)
    return {
      status: 'editing',
      designId,
      offers,
      measurement,
      promoId,
      itemId,
      variant,
      size: kind.pickSize(offer, input.size, measurement),
      typed: String(quantity),
      fieldError: read.ok ? undefined : read.fieldError,
      reset: read.ok ? read.reset : undefined,
    }
  }

  function reduce(state: State, step: Step): State {
    if (step.type === 'ENDED') return ended(state, step.outcome)
    if (state.status === 'canceled') return state
    // While a line is on its way, nothing of what it says may change.
    if (state.status === 'adding')
      return step.type === 'CANCEL' ? { ...state, status: 'editing' } : state
    switch (step.type) {
      case 'CHOOSE_VARIANT':
        return chooseVariant(state, step.variant)
      case 'CHOOSE_SIZE':
        return chooseSize(state, step.size)
      case 'TYPE_QUANTITY':
        return { ...state, ...EDITED, typed: step.typed, fieldError: undefined }
      case 'LEAVE_QUANTITY':
        return withQuantity(state)
      case 'ADD':
        return add(state, step.newKey)
      case 'CANCEL':
        return cancel(state)
    }
  }

  function chooseVariant(state: State, variant: Variant): State {
    const offer = state.offers.find(({ code }) => code === variant)
    if (!offer) return state
    const size = kind.pickSize(offer, state.size, state.measurement)
    return { ...state, ...EDITED, variant, size }
  }

  function chooseSize(state: State, size: Size): State {
    const offer = offerOf(state)
    if (!offer || kind.priceOf(offer, size) === undefined) return state
    return { ...state, ...EDITED, size }
  }

  function add(state: State, newKey: string): State {
    const read = withQuantity(state)
    if (canSend(state))
      return {
        ...read,
        status: 'adding',
        error: undefined,
        lineKey: state.lineKey ?? newKey,
      }
    const error = isAvailable(state) ? undefined : errorMessage(kind.outOfStock)
    return { ...read, status: 'editing', error }
  }

  function cancel(state: State): State {
    if (state.itemId !== undefined) return { ...state, status: 'canceled' }
    if (state.status !== 'failed') return state
    return { ...state, status: 'editing', error: undefined }
  }

  function ended(state: State, outcome: AddLineOutcome): State {
    if (state.status !== 'adding') return state
    if (outcome.kind === 'done')
      return { ...state, status: 'added', lineKey: undefined, error: undefined }
    return { ...state, status: 'failed', ...failedLine(outcome) }
  }

  function itemOf({ designId, variant, size, promoId, typed }: State): Item {
    const read = readQuantity(typed)
    const quantity = read.ok ? read.quantity : 1
    return kind.toItem({ designId, variant, size, quantity, promoId })
  }

  return { begin, reduce, itemOf }
}

type AnyState = ProductFormState<string, string, ProductOffer<string>>

/** Returns the chosen variant's offer; undefined when it is not offered. */
export function offerOf<Offer extends ProductOffer<string>>({
  offers,
  variant,
}: ProductFormState<string, string, Offer>): Offer | undefined {
  return offers.find(({ code }) => code === variant)
}

const isAvailable = (state: AnyState): boolean => offerOf(state)?.status === 'available'

/** True when the chosen variant is available and the typed text is a quantity. */
export const canSend = (state: AnyState): boolean =>
  isAvailable(state) && readQuantity(state.typed).ok

function withQuantity<State extends AnyState>(state: State): State {
  const read = readQuantity(state.typed)
  if (!read.ok) return { ...state, fieldError: read.fieldError, reset: undefined }
  const reset = read.reset ?? state.reset
  return { ...state, typed: String(read.quantity), fieldError: undefined, reset }
}

/** Returns a shopper's event as a step: one that adds brings a fresh key. */
export function stepOf<Variant extends string, Size extends string>(
  event: ProductFormEvent<Variant, Size>,
  makeKey: () => string,
): ProductFormStep<Variant, Size> {
  return event.type === 'ADD' ? { type: 'ADD', newKey: makeKey() } : event
}
