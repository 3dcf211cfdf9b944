import type { AddLineOutcome } from '@selvage/core/cart'
import { errorMessage } from '../error-message.ts'
import {
  beginQuantity,
  EDITED,
  hasQuantity,
  leaveQuantity,
  quantityOf,
  typeQuantity,
} from './buy-form.ts'
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

const editing = { ...EDITED, status: 'editing' } as const

/** Makes the rules of a product form for one kind of product. They are pure functions. */
export function productForm<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(kind: ProductRules<Variant, Size, Offer, Item>): ProductForm<Variant, Size, Offer, Item> {
  type State = ProductFormState<Variant, Size, Offer>
  type Step = ProductFormStep<Variant, Size>

  function begin({ quantity, ...input }: ProductFormInput<Variant, Offer>): State {
    const { designId, offers, measurement, promoId, itemId } = input
    const variant = kind.pickVariant(offers, input.variant)
    const offer = offers.find(({ code }) => code === variant)
    return {
      status: 'editing',
      designId,
      offers,
      measurement,
      promoId,
      itemId,
      variant,
      size: kind.pickSize(offer, input.size, measurement),
      ...beginQuantity(quantity),
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
        return { ...state, ...typeQuantity(step.typed), status: 'editing' }
      case 'LEAVE_QUANTITY':
        return { ...state, ...leaveQuantity(state) }
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
    return { ...state, ...editing, variant, size }
  }

  function chooseSize(state: State, size: Size): State {
    const offer = offerOf(state)
    if (!offer || kind.priceOf(offer, size) === undefined) return state
    return { ...state, ...editing, size }
  }

  function add(state: State, newKey: string): State {
    const read = { ...state, ...leaveQuantity(state) }
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

  function itemOf(state: State): Item {
    const { designId, variant, size, promoId } = state
    return kind.toItem({ designId, variant, size, promoId, quantity: quantityOf(state) })
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
export const canSend = (state: AnyState): boolean => isAvailable(state) && hasQuantity(state)

/** Returns a shopper's event as a step: one that adds brings a fresh key. */
export function stepOf<Variant extends string, Size extends string>(
  event: ProductFormEvent<Variant, Size>,
  makeKey: () => string,
): ProductFormStep<Variant, Size> {
  return event.type === 'ADD' ? { type: 'ADD', newKey: makeKey() } : event
}
