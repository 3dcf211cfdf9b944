import { readQuantity } from '@selvage/core/cart'
import { DEFAULT_WALLPAPER, isWallpaperSize } from '@selvage/core/wallpaper'
import type {
  WallpaperCode,
  WallpaperItemInput,
  WallpaperOffer,
  WallpaperSize,
} from '@selvage/core/wallpaper'
import { assign, emit, fromPromise, setup } from 'xstate'
import { isUncertain, errorMessage, toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'

export interface AddWallpaperInput {
  readonly designId: number
  /** What each wallpaper costs and whether it can be bought. */
  readonly offers: readonly WallpaperOffer[]
  /** Wallpaper to begin with; the shop's first unless it is offered. */
  readonly wallpaper?: WallpaperCode | undefined
  /** Size to begin with, as it stands in the URL; used only if pricing has it. @source spec 1 §5 */
  readonly size?: string | undefined
  readonly quantity?: string | number | undefined
  /** Line of the cart that is changed instead of adding one. */
  readonly itemId?: string | undefined
}

export interface AddWallpaperContext {
  readonly designId: number
  readonly offers: readonly WallpaperOffer[]
  readonly itemId?: string | undefined
  readonly wallpaper: WallpaperCode
  readonly size: WallpaperSize
  /** The quantity as it was typed. */
  readonly typed: string
  readonly fieldError?: 'required' | 'integer' | 'minimum' | undefined
  /** The typed number that was above 99 and went back to 1, to be announced. @source spec 1 §4 */
  readonly reset?: number | undefined
  /** Kept while it is open whether an add was applied, so that a retry adds once. */
  readonly lineKey?: string | undefined
  readonly error?: ErrorMessage | undefined
}

export type AddWallpaperEvent =
  | { readonly type: 'CHOOSE_WALLPAPER'; readonly wallpaper: WallpaperCode }
  | { readonly type: 'CHOOSE_SIZE'; readonly size: WallpaperSize }
  | { readonly type: 'TYPE_QUANTITY'; readonly typed: string }
  /** The field was left: what stands in it is read. */
  | { readonly type: 'LEAVE_QUANTITY' }
  | { readonly type: 'ADD' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'CANCEL' }

/** What the machine tells its owner when wallpaper went into the cart. */
export interface WallpaperAddedEvent {
  readonly type: 'added'
  readonly item: WallpaperItemInput
  readonly itemId: string
}

export interface SendWallpaperInput {
  readonly item: WallpaperItemInput
  readonly lineKey: string
  readonly itemId?: string | undefined
}

/** The chosen wallpaper's prices; undefined when it is not offered. */
export const chosenOffer = ({
  offers,
  wallpaper,
}: Pick<AddWallpaperContext, 'offers' | 'wallpaper'>): WallpaperOffer | undefined =>
  offers.find(({ code }) => code === wallpaper)

const isAvailable = (context: AddWallpaperContext): boolean =>
  chosenOffer(context)?.status === 'available'

/** The choice is priced, available and has a quantity. */
export const canSendWallpaper = (context: AddWallpaperContext): boolean =>
  isAvailable(context) && readQuantity(context.typed).ok

function itemOf({ designId, wallpaper, size, typed }: AddWallpaperContext): WallpaperItemInput {
  const read = readQuantity(typed)
  return { designId, wallpaper, size, quantity: read.ok ? read.quantity : 1 }
}

/** The size to use: the wanted one only if pricing has it, else the default. @source spec 1 §5 */
function pickSize(offer: WallpaperOffer | undefined, wanted: string | undefined): WallpaperSize {
  if (isWallpaperSize(wanted) && Object.hasOwn(offer?.sizes ?? {}, wanted)) return wanted
  return offer?.defaultSize ?? 'SWATCH'
}

/**
 * The wallpaper to begin with: the one asked for if it is offered, else the shop's first, else the
 * first that can be bought.
 */
function pickWallpaper(
  offers: readonly WallpaperOffer[],
  wanted: WallpaperCode | undefined,
): WallpaperCode {
  const first =
    offers.find(({ code }) => code === wanted) ??
    offers.find(({ code, status }) => code === DEFAULT_WALLPAPER && status === 'available') ??
    offers.find(({ status }) => status === 'available')
  return first?.code ?? wanted ?? DEFAULT_WALLPAPER
}

const wallpaperSetup = setup({
  types: {
    context: {} as AddWallpaperContext,
    input: {} as AddWallpaperInput,
    events: {} as AddWallpaperEvent,
    emitted: {} as WallpaperAddedEvent,
  },
  actors: {
    /**
     * Makes a guest where there is none (never when the user is unknown) and gives a fresh line
     * key.
     */
    prepareLine: fromPromise<string>(() => unprovided('addWallpaper', 'prepareLine')),
    /** Adds the line, or replaces `itemId` by it; gives the line's id. */
    sendLine: fromPromise<string, SendWallpaperInput>(() => unprovided('addWallpaper', 'sendLine')),
  },
  guards: {
    canSend: ({ context }) => canSendWallpaper(context),
    hasKey: ({ context }) => context.lineKey !== undefined,
    isUpdate: ({ context }) => context.itemId !== undefined,
    isOffered: ({ context, event }) =>
      event.type === 'CHOOSE_WALLPAPER' &&
      context.offers.some(({ code }) => code === event.wallpaper),
    isPriced: ({ context, event }) =>
      event.type === 'CHOOSE_SIZE' && Object.hasOwn(chosenOffer(context)?.sizes ?? {}, event.size),
  },
  actions: {
    chooseWallpaper: assign(({ context, event }) =>
      event.type === 'CHOOSE_WALLPAPER'
        ? {
            wallpaper: event.wallpaper,
            size: pickSize(chosenOffer({ ...context, wallpaper: event.wallpaper }), context.size),
          }
        : {},
    ),
    chooseSize: assign(({ event }) => (event.type === 'CHOOSE_SIZE' ? { size: event.size } : {})),
    typeQuantity: assign(({ event }) =>
      event.type === 'TYPE_QUANTITY' ? { typed: event.typed, fieldError: undefined } : {},
    ),
    /** An edit is another line: what was open about the last one is not retried. */
    forgetLine: assign({ lineKey: undefined, error: undefined, reset: undefined }),
    forgetError: assign({ error: undefined }),
    readQuantity: assign(({ context }) => {
      const read = readQuantity(context.typed)
      return read.ok
        ? {
            typed: String(read.quantity),
            fieldError: undefined,
            reset: read.reset ?? context.reset,
          }
        : { fieldError: read.fieldError, reset: undefined }
    }),
    tellUnavailable: assign(({ context }) => ({
      error: isAvailable(context) ? undefined : errorMessage('WALLPAPER_OUT_OF_STOCK'),
    })),
    takeKey: assign((_, { key }: { key: string }) => ({ lineKey: key })),
    tellAdded: emit(({ context }, { itemId }: { itemId: string }) => ({
      type: 'added' as const,
      item: itemOf(context),
      itemId,
    })),
    failPrepare: assign((_, { error }: { error: unknown }) => ({ error: toErrorMessage(error) })),
    // A rejected key is spent; one whose answer is lost is the only safe way to ask again.
    failSend: assign(({ context }, { error }: { error: unknown }) => ({
      error: toErrorMessage(error),
      lineKey: isUncertain(error) ? context.lineKey : undefined,
    })),
  },
})

const explain = { target: 'editing', actions: ['readQuantity', 'tellUnavailable'] } as const
const leave = { guard: 'isUpdate', target: 'cancelled' } as const

/**
 * Adding one design as wallpaper, or changing such a line: choosing, then making a guest where
 * there is none, then sending under a line key. An answer that was lost is asked again under the
 * same key.
 */
export const addWallpaperMachine = wallpaperSetup.createMachine({
  id: 'addWallpaper',
  context: ({ input: { designId, offers, itemId, ...wanted } }) => {
    const wallpaper = pickWallpaper(offers, wanted.wallpaper)
    // What a form without script brought back may be no quantity: its fault is said from the start.
    const read = readQuantity(wanted.quantity ?? 1)
    return {
      designId,
      offers,
      itemId,
      wallpaper,
      size: pickSize(chosenOffer({ offers, wallpaper }), wanted.size),
      typed: String(wanted.quantity ?? 1),
      fieldError: read.ok ? undefined : read.fieldError,
      reset: read.ok ? read.reset : undefined,
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
        CANCEL: leave,
      },
    },
    adding: {
      // While a line is on its way, what it says must not change under it.
      on: {
        CHOOSE_WALLPAPER: {},
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
              actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
            },
            onError: {
              target: '#addWallpaper.failed',
              actions: { type: 'failPrepare', params: ({ event }) => ({ error: event.error }) },
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
              target: '#addWallpaper.added',
              actions: [
                { type: 'tellAdded', params: ({ event }) => ({ itemId: event.output }) },
                'forgetLine',
              ],
            },
            onError: {
              target: '#addWallpaper.failed',
              actions: { type: 'failSend', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    added: {
      on: {
        ADD: [{ guard: 'canSend', target: 'adding', actions: 'readQuantity' }, explain],
        CANCEL: leave,
      },
    },
    failed: {
      on: {
        RETRY: [{ guard: 'canSend', target: 'adding', actions: 'forgetError' }, explain],
        ADD: [
          { guard: 'canSend', target: 'adding', actions: ['readQuantity', 'forgetError'] },
          explain,
        ],
        CANCEL: [leave, { target: 'editing', actions: 'forgetError' }],
      },
    },
    cancelled: { type: 'final' },
  },
  on: {
    CHOOSE_WALLPAPER: {
      guard: 'isOffered',
      target: '.editing',
      actions: ['forgetLine', 'chooseWallpaper'],
    },
    CHOOSE_SIZE: { guard: 'isPriced', target: '.editing', actions: ['forgetLine', 'chooseSize'] },
    TYPE_QUANTITY: { target: '.editing', actions: ['forgetLine', 'typeQuantity'] },
    LEAVE_QUANTITY: { actions: 'readQuantity' },
  },
})
