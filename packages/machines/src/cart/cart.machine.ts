import { readQuantity } from '@selvage/core/cart'
import type { Cart, OrderItem } from '@selvage/core/cart'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { newerCart } from '../shop/cart-store.ts'
import { errorMessage, toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'
import { enqueue, isOrphan, isSettled, undoOf, wantedQuantity } from './cart-writes.ts'
import type { CartWrite } from './cart-writes.ts'

export interface CartContext {
  /** The page knew the cart, or that there is none; nothing has to be loaded first. */
  readonly known: boolean
  readonly cart: Cart | null
  /** Wishes that were not sent yet, in order; at most one for each line. */
  readonly waiting: readonly CartWrite[]
  /** The wish that is on its way. */
  readonly sent?: CartWrite | undefined
  /** How often the wish on its way met a newer cart. */
  readonly conflicts: number
  /** Wishes that failed, by line, to be tried again. */
  readonly failed: Readonly<
    Record<string, { readonly write: CartWrite; readonly error: ErrorMessage }>
  >
  /** What stands in each quantity field that is no quantity, or was reset. */
  readonly typed: Readonly<
    Record<
      string,
      {
        readonly text: string
        readonly fieldError?: 'required' | 'integer' | 'minimum'
        readonly reset?: number
      }
    >
  >
  readonly promoTyped: string
  readonly removed?: OrderItem | undefined
  /** What is to be said of the whole cart. */
  readonly notice?: ErrorMessage | undefined
}

export type CartEvent =
  /** A cart that came from anywhere: another widget, another answer. */
  | { readonly type: 'CART'; readonly cart: Cart | null }
  | { readonly type: 'TYPE_QUANTITY'; readonly id: string; readonly typed: string }
  | { readonly type: 'REMOVE'; readonly id: string }
  | { readonly type: 'UNDO' }
  | { readonly type: 'TYPE_PROMO'; readonly typed: string }
  | { readonly type: 'APPLY_PROMO' }
  | { readonly type: 'REMOVE_PROMO' }
  /**
   * Tries one line's failed wish again, or all of them; also what a page sends when it is online
   * again.
   */
  | { readonly type: 'RETRY'; readonly id?: string }
  | { readonly type: 'RELOAD' }
  | { readonly type: 'CLOSE_NOTICE' }

/**
 * What became of a write: done, or rejected because the cart is newer than the one it was made for.
 */
export interface WriteOutcome {
  readonly kind: 'done' | 'conflict'
  readonly cart: Cart
}
export interface SendWriteInput {
  readonly cart: Cart
  readonly write: CartWrite
}

/** Conflicts after which a wish is given up and told. */
const MOST_CONFLICTS = 3

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

/**
 * A context with a cart taken in: an older version changes nothing, and what vanished is forgotten.
 */
function withCart(context: CartContext, next: Cart | null): Partial<CartContext> {
  const cart = next === null ? null : newerCart(context.cart, next)
  const alive = (id: string) =>
    id === 'promo' || (cart?.items.some((item) => item.id === id) ?? false)
  return {
    cart,
    typed: Object.fromEntries(Object.entries(context.typed).filter(([id]) => alive(id))),
    failed: Object.fromEntries(
      Object.entries(context.failed).filter(([id, { write }]) => write.kind === 'add' || alive(id)),
    ),
  }
}

function change(context: CartContext, write: CartWrite): Partial<CartContext> {
  return {
    waiting: enqueue(context.waiting, write),
    failed: without(context.failed, write.id),
    notice: undefined,
  }
}

/**
 * The pending cart: one write at a time, each with the version it was made for. What a shopper asks
 * for a line while another write is on its way waits, and the last wish for it wins.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { readonly cart?: Cart | null | undefined } | undefined,
  },
  actors: {
    loadCart: fromPromise<Cart | null>(() => unprovided('cart', 'loadCart')),
    sendWrite: fromPromise<WriteOutcome, SendWriteInput>(() => unprovided('cart', 'sendWrite')),
    /** Sends CART whenever the shop's cart changes. */
    followCart: fromCallback<CartEvent>(() => unprovided('cart', 'followCart')),
  },
  guards: {
    knowsCart: ({ context }) => context.known,
    hasWork: ({ context }) => context.waiting.length > 0 && context.cart !== null,
    isConflict: (_, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'conflict',
  },
  actions: {
    takeCart: assign(({ context, event }) =>
      event.type === 'CART' ? withCart(context, event.cart) : {},
    ),
    typeQuantity: assign(({ context, event }) => {
      if (event.type !== 'TYPE_QUANTITY') return {}
      const line = context.cart?.items.find(({ id }) => id === event.id)
      if (!line?.quantityEditable) return {}
      const read = readQuantity(event.typed)
      if (!read.ok)
        return {
          typed: {
            ...context.typed,
            [event.id]: { text: event.typed, fieldError: read.fieldError },
          },
        }
      const rest = without(context.typed, event.id)
      const typed =
        read.reset === undefined ? rest : { ...rest, [event.id]: { text: '1', reset: read.reset } }
      const open = context.sent ? [context.sent, ...context.waiting] : context.waiting
      // The same number again asks for nothing, unless it failed to arrive.
      const isWanted = wantedQuantity(open, line) === read.quantity
      if (isWanted && context.failed[event.id] === undefined) return { typed }
      return {
        ...change(context, { kind: 'quantity', id: event.id, quantity: read.quantity }),
        typed,
      }
    }),
    remove: assign(({ context, event }) => {
      const line =
        event.type === 'REMOVE' ? context.cart?.items.find(({ id }) => id === event.id) : undefined
      return line
        ? {
            ...change(context, { kind: 'remove', id: line.id }),
            removed: line,
            typed: without(context.typed, line.id),
          }
        : {}
    }),
    undo: assign(({ context }) => {
      const write = context.removed && undoOf(context.removed)
      // A removal that was not sent yet is simply not sent.
      const waits =
        write !== undefined &&
        context.waiting.some(({ id, kind }) => id === write.id && kind === 'remove')
      if (write === undefined) return {}
      return waits
        ? { waiting: context.waiting.filter(({ id }) => id !== write.id), removed: undefined }
        : { ...change(context, write), removed: undefined }
    }),
    typePromo: assign(({ context, event }) =>
      event.type === 'TYPE_PROMO'
        ? { promoTyped: event.typed, failed: without(context.failed, 'promo') }
        : {},
    ),
    applyPromo: assign(({ context }) => {
      const code = context.promoTyped.trim()
      if (code === '')
        return {
          failed: {
            ...context.failed,
            promo: {
              write: { kind: 'promo', id: 'promo', code: null },
              error: errorMessage('FIELD_CANNOT_BE_BLANK'),
            } as const,
          },
        }
      return change(context, { kind: 'promo', id: 'promo', code })
    }),
    removePromo: assign(({ context }) =>
      change(context, { kind: 'promo', id: 'promo', code: null }),
    ),
    retry: assign(({ context, event }) => {
      const again = Object.entries(context.failed).filter(
        ([id]) => event.type === 'RETRY' && (event.id === undefined || event.id === id),
      )
      return {
        waiting: again.reduce((waiting, [, { write }]) => enqueue(waiting, write), context.waiting),
        failed: Object.fromEntries(
          Object.entries(context.failed).filter(([id]) => !again.some(([other]) => other === id)),
        ),
      }
    }),
    sendNext: assign(({ context }) => ({
      sent: context.waiting[0],
      waiting: context.waiting.slice(1),
      conflicts: 0,
    })),
    settle: assign(({ context }, { outcome }: { outcome: WriteOutcome }) => ({
      ...withCart(context, outcome.cart),
      sent: undefined,
      ...(context.sent?.kind === 'promo' && { promoTyped: '' }),
    })),
    meetConflict: assign(({ context }, { outcome }: { outcome: WriteOutcome }) => {
      const { sent } = context
      const taken = withCart(context, outcome.cart)
      const cart = taken.cart ?? null
      if (!sent || isSettled(sent, cart)) return { ...taken, sent: undefined }
      // A newer wish for the same line makes this one pointless.
      if (context.waiting.some(({ id }) => id === sent.id)) return { ...taken, sent: undefined }
      const error = errorMessage('CART_VERSION_CONFLICT')
      if (isOrphan(sent, cart)) return { ...taken, sent: undefined, notice: error }
      if (context.conflicts + 1 < MOST_CONFLICTS)
        return { ...taken, conflicts: context.conflicts + 1 }
      return {
        ...taken,
        sent: undefined,
        failed: { ...taken.failed, [sent.id]: { write: sent, error } },
      }
    }),
    fail: assign(({ context }, { error }: { error: unknown }) => {
      const { sent } = context
      if (!sent || context.waiting.some(({ id }) => id === sent.id)) return { sent: undefined }
      return {
        sent: undefined,
        failed: { ...context.failed, [sent.id]: { write: sent, error: toErrorMessage(error) } },
      }
    }),
    tellLoad: assign((_, { error }: { error: unknown }) => ({ notice: toErrorMessage(error) })),
    closeNotice: assign({ notice: undefined, removed: undefined }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    known: input?.cart !== undefined,
    cart: input?.cart ?? null,
    waiting: [],
    conflicts: 0,
    failed: {},
    typed: {},
    promoTyped: '',
  }),
  invoke: { src: 'followCart' },
  initial: 'initial',
  on: { CART: { actions: 'takeCart' }, TYPE_PROMO: { actions: 'typePromo' } },
  states: {
    initial: { always: [{ guard: 'knowsCart', target: 'ready' }, { target: 'loading' }] },
    loading: {
      on: { CART: { target: 'ready', actions: 'takeCart' } },
      invoke: {
        src: 'loadCart',
        onDone: {
          target: 'ready',
          actions: assign(({ context, event }) => withCart(context, event.output)),
        },
        onError: {
          target: 'failed',
          actions: { type: 'tellLoad', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        RETRY: { target: 'loading', actions: 'closeNotice' },
        RELOAD: { target: 'loading', actions: 'closeNotice' },
        CART: { target: 'ready', actions: ['closeNotice', 'takeCart'] },
      },
    },
    ready: {
      on: {
        TYPE_QUANTITY: { actions: 'typeQuantity' },
        REMOVE: { actions: 'remove' },
        UNDO: { actions: 'undo' },
        APPLY_PROMO: { actions: 'applyPromo' },
        REMOVE_PROMO: { actions: 'removePromo' },
        RETRY: { actions: 'retry' },
        CLOSE_NOTICE: { actions: 'closeNotice' },
      },
      initial: 'resting',
      states: {
        resting: {
          always: { guard: 'hasWork', target: 'writing', actions: 'sendNext' },
          on: { RELOAD: '#cart.loading' },
        },
        writing: {
          initial: 'sending',
          // A conflict that was settled or given up leaves nothing on its way.
          always: { guard: ({ context }) => context.sent === undefined, target: 'resting' },
          states: {
            sending: {
              invoke: {
                src: 'sendWrite',
                input: ({ context }) =>
                  ({ cart: context.cart, write: context.sent }) as SendWriteInput,
                onDone: [
                  {
                    guard: {
                      type: 'isConflict',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                    target: 'again',
                    actions: {
                      type: 'meetConflict',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                  },
                  {
                    target: '#cart.ready.resting',
                    actions: { type: 'settle', params: ({ event }) => ({ outcome: event.output }) },
                  },
                ],
                onError: {
                  target: '#cart.ready.resting',
                  actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            again: {
              always: { guard: ({ context }) => context.sent !== undefined, target: 'sending' },
            },
          },
        },
      },
    },
  },
})
