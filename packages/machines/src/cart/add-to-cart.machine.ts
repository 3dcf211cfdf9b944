import { readQuantity } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { MeasurementSystem } from '@selvage/core/locale'
import { assign, emit, fromPromise, setup } from 'xstate'
import { isUncertain, errorMessage, toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'
import { pickFabric, pickSize } from './choice.ts'

export interface AddToCartInput {
  readonly designId: number
  /** What each fabric costs and whether it can be bought. */
  readonly offers: readonly FabricOffer[]
  readonly measurement: MeasurementSystem
  /** Fabric to begin with: the URL's, else the recommended one. */
  readonly fabric?: FabricCode | undefined
  /** Size to begin with, as it stands in the URL; used only if pricing has it. @source spec 1 §5 */
  readonly size?: string | undefined
  readonly quantity?: string | number | undefined
  readonly promoId?: string | undefined
  /** Line of the cart that is changed instead of adding one. */
  readonly itemId?: string | undefined
}

export interface AddToCartContext {
  readonly designId: number
  readonly offers: readonly FabricOffer[]
  readonly measurement: MeasurementSystem
  readonly promoId?: string | undefined
  readonly itemId?: string | undefined
  readonly fabric: FabricCode
  readonly size: FabricSize
  /** The quantity as it was typed. */
  readonly typed: string
  readonly fieldError?: 'required' | 'integer' | 'minimum' | undefined
  /** The typed number that was above 99 and went back to 1, to be announced. @source spec 1 §4 */
  readonly reset?: number | undefined
  /**
   * Key of the line that is being added. Kept while it is open whether an add was applied, so that
   * a retry adds once.
   */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

export type AddToCartEvent =
  | { readonly type: 'CHOOSE_FABRIC'; readonly fabric: FabricCode }
  | { readonly type: 'CHOOSE_SIZE'; readonly size: FabricSize }
  | { readonly type: 'TYPE_QUANTITY'; readonly typed: string }
  /** The field was left: what stands in it is read. */
  | { readonly type: 'LEAVE_QUANTITY' }
  | { readonly type: 'ADD' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'CANCEL' }

/** What the machine tells its owner when a line went in. */
export interface AddedEvent {
  readonly type: 'added'
  readonly item: CartItemInput
  readonly itemId: string
}

export interface SendLineInput {
  readonly item: CartItemInput
  readonly lineKey: string
  readonly itemId?: string | undefined
}

const offerOf = ({ offers, fabric }: AddToCartContext) =>
  offers.find((offer) => offer.code === fabric)
const isAvailable = (context: AddToCartContext) => offerOf(context)?.status === 'available'
const nextQuantity = (context: AddToCartContext) => readQuantity(context.typed)
/** An edit is another line: what was open about the last one is not retried. */
const edited = { lineKey: undefined, error: undefined, reset: undefined } as const

function itemOf(context: AddToCartContext): CartItemInput {
  const read = nextQuantity(context)
  return {
    designId: context.designId,
    fabric: context.fabric,
    size: context.size,
    quantity: read.ok ? read.quantity : 1,
    ...(context.promoId !== undefined && { promoId: context.promoId }),
  }
}

/**
 * What {@link itemOf} needs of a context, at each size: the choice is priced, available and has a
 * quantity.
 */
export const canSend = (context: AddToCartContext): boolean =>
  isAvailable(context) && nextQuantity(context).ok

/**
 * Adding one design to the cart, or changing a line of it: choosing, then making a guest where
 * there is none, then sending under a line key. An answer that was lost is asked again under the
 * same key.
 */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    input: {} as AddToCartInput,
    events: {} as AddToCartEvent,
    emitted: {} as AddedEvent,
  },
  actors: {
    /**
     * Makes a guest where there is none (never when the user is unknown) and gives a fresh line
     * key.
     */
    prepareLine: fromPromise<string>(() => unprovided('addToCart', 'prepareLine')),
    /** Adds the line, or replaces `itemId` by it; gives the line's id. */
    sendLine: fromPromise<string, SendLineInput>(() => unprovided('addToCart', 'sendLine')),
  },
  guards: {
    canSend: ({ context }) => canSend(context),
    hasKey: ({ context }) => context.lineKey !== undefined,
    isUpdate: ({ context }) => context.itemId !== undefined,
    isOffered: ({ context, event }) =>
      event.type === 'CHOOSE_FABRIC' && context.offers.some((offer) => offer.code === event.fabric),
    isPriced: ({ context, event }) =>
      event.type === 'CHOOSE_SIZE' &&
      Object.hasOwn(offerOf(context)?.pricing.sizes ?? {}, event.size),
  },
  actions: {
    chooseFabric: assign(({ context, event }) => {
      if (event.type !== 'CHOOSE_FABRIC') return {}
      const offer = context.offers.find(({ code }) => code === event.fabric)
      return {
        ...edited,
        fabric: event.fabric,
        size: pickSize(offer, context.measurement, context.size),
      }
    }),
    chooseSize: assign(({ event }) =>
      event.type === 'CHOOSE_SIZE' ? { ...edited, size: event.size } : {},
    ),
    typeQuantity: assign(({ event }) =>
      event.type === 'TYPE_QUANTITY'
        ? { ...edited, typed: event.typed, fieldError: undefined }
        : {},
    ),
    readQuantity: assign(({ context }) => {
      const read = nextQuantity(context)
      if (!read.ok) return { fieldError: read.fieldError, reset: undefined }
      return {
        typed: String(read.quantity),
        fieldError: undefined,
        reset: read.reset ?? context.reset,
      }
    }),
    tellUnavailable: assign(({ context }) => ({
      error: isAvailable(context) ? undefined : errorMessage('FABRIC_OUT_OF_STOCK'),
    })),
  },
}).createMachine({
  id: 'addToCart',
  context: ({ input }) => {
    const fabric = pickFabric(input.offers, input.fabric)
    const offer = input.offers.find(({ code }) => code === fabric)
    // What a form without script brought back may be no quantity: its fault is said from the start.
    const read = readQuantity(input.quantity ?? 1)
    return {
      fieldError: read.ok ? undefined : read.fieldError,
      reset: read.ok ? read.reset : undefined,
      designId: input.designId,
      offers: input.offers,
      measurement: input.measurement,
      promoId: input.promoId,
      itemId: input.itemId,
      fabric,
      size: pickSize(offer, input.measurement, input.size),
      typed: String(input.quantity ?? 1),
    }
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        ADD: [
          { guard: 'canSend', target: 'adding', actions: 'readQuantity' },
          { actions: ['readQuantity', 'tellUnavailable'] },
        ],
        CANCEL: { guard: 'isUpdate', target: 'cancelled' },
      },
    },
    adding: {
      // While a line is on its way, what it says must not change under it.
      on: {
        CHOOSE_FABRIC: {},
        CHOOSE_SIZE: {},
        TYPE_QUANTITY: {},
        LEAVE_QUANTITY: {},
        CANCEL: 'editing',
      },
      initial: 'resolving',
      states: {
        resolving: { always: [{ guard: 'hasKey', target: 'sending' }, { target: 'preparing' }] },
        preparing: {
          invoke: {
            src: 'prepareLine',
            onDone: {
              target: 'sending',
              actions: assign({ lineKey: ({ event }) => event.output }),
            },
            onError: {
              target: '#addToCart.failed',
              actions: assign({ error: ({ event }) => toErrorMessage(event.error) }),
            },
          },
        },
        sending: {
          invoke: {
            src: 'sendLine',
            input: ({ context }) => ({
              item: itemOf(context),
              lineKey: context.lineKey ?? '',
              itemId: context.itemId,
            }),
            onDone: {
              target: '#addToCart.added',
              actions: [
                emit(({ context, event }) => ({
                  type: 'added' as const,
                  item: itemOf(context),
                  itemId: event.output,
                })),
                assign({ lineKey: undefined, error: undefined }),
              ],
            },
            onError: {
              target: '#addToCart.failed',
              // A rejected key is spent; one whose answer is lost is the only safe way to ask again.
              actions: assign(({ context, event }) => ({
                error: toErrorMessage(event.error),
                lineKey: isUncertain(event.error) ? context.lineKey : undefined,
              })),
            },
          },
        },
      },
    },
    added: {
      on: {
        ADD: [{ guard: 'canSend', target: 'adding', actions: 'readQuantity' }],
        CANCEL: { guard: 'isUpdate', target: 'cancelled' },
      },
    },
    failed: {
      on: {
        RETRY: [
          { guard: 'canSend', target: 'adding', actions: assign({ error: undefined }) },
          { target: 'editing', actions: ['readQuantity', 'tellUnavailable'] },
        ],
        ADD: [
          {
            guard: 'canSend',
            target: 'adding',
            actions: ['readQuantity', assign({ error: undefined })],
          },
          { target: 'editing', actions: ['readQuantity', 'tellUnavailable'] },
        ],
        CANCEL: [
          { guard: 'isUpdate', target: 'cancelled' },
          { target: 'editing', actions: assign({ error: undefined }) },
        ],
      },
    },
    cancelled: { type: 'final' },
  },
  on: {
    CHOOSE_FABRIC: { guard: 'isOffered', target: '.editing', actions: 'chooseFabric' },
    CHOOSE_SIZE: { guard: 'isPriced', target: '.editing', actions: 'chooseSize' },
    TYPE_QUANTITY: { target: '.editing', actions: 'typeQuantity' },
    LEAVE_QUANTITY: { actions: 'readQuantity' },
  },
})
