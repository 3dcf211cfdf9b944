import type { AddLineOutcome } from '@selvage/core/cart'
import { DEBOUNCE_MS } from '@selvage/core/timing'
import { isWallpaperCode, MAX_OPENINGS, MAX_WALLS } from '@selvage/core/wallpaper'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'
import { assign, emit, fromPromise, not, setup, stateIn } from 'xstate'
import type { AddLineActor } from '../cart/add-line.actor.ts'
import { failedLine } from '../cart/failed-line.ts'
import { errorMessage, toErrorMessage } from '../error-message.ts'
import { unprovided } from '../unprovided.ts'
import {
  checked,
  edited,
  linesOf,
  wallKeyOf,
  whyNot,
  withLength,
} from './wallpaper-calculator.context.ts'
import type {
  EstimateInput,
  WallAddedEvent,
  WallAnswer,
  WallpaperCalculatorContext,
  WallpaperCalculatorEvent,
  WallpaperCalculatorInput,
} from './wallpaper-calculator.types.ts'

const missing = (actor: string) => () => unprovided('provideWallpaperCalculator', actor)

/** Types, actors, delays, guards and actions of the calculator. */
export const calculatorSetup = setup({
  types: {
    context: {} as WallpaperCalculatorContext,
    input: {} as WallpaperCalculatorInput,
    events: {} as WallpaperCalculatorEvent,
    emitted: {} as WallAddedEvent,
  },
  actors: {
    /** Loads the quantities and prices of every wallpaper type for one wall. */
    estimate: fromPromise<WallAnswer, EstimateInput>(missing('estimate')),
    /** Adds one cart line for each stocked length. */
    addLine: fromPromise(missing('addLine')) as AddLineActor<WallpaperItemInput>,
  },
  delays: { debounce: DEBOUNCE_MS },
  guards: {
    /** False while lines are being added, because they must not change then. */
    isStill: not(stateIn({ cart: 'adding' })),
    hasNoWall: ({ context }) => context.wall === undefined,
    hasAnswer: ({ context }) =>
      context.answer !== undefined && context.answer.wallKey === wallKeyOf(context),
    isForThisWall: ({ context }, { wallKey }: { wallKey: string }) =>
      wallKey === wallKeyOf(context),
    hasRoomForWall: ({ context }) => context.widths.length < MAX_WALLS,
    hasOtherWall: ({ context, event }) =>
      event.type === 'REMOVE_WALL' &&
      context.widths.length > 1 &&
      context.widths.some(({ id }) => id === event.id),
    hasRoomForOpening: ({ context }) => context.openings.length < MAX_OPENINGS,
    isOtherSystem: ({ context, event }) =>
      event.type === 'CHOOSE_SYSTEM' && event.system !== context.system,
    isOtherWallpaper: ({ context, event }) =>
      event.type === 'CHOOSE_WALLPAPER' &&
      event.wallpaper !== context.wallpaper &&
      isWallpaperCode(event.wallpaper),
    canSend: ({ context }) => whyNot(context) === undefined,
    isDone: (_, { outcome }: { outcome: AddLineOutcome }) => outcome.kind === 'done',
  },
  actions: {
    edit: assign(({ context, event }) => edited(context, event)),
    forgetPriceError: assign({ priceError: undefined }),
    chooseWallpaper: assign(({ event }) =>
      event.type === 'CHOOSE_WALLPAPER' ? { wallpaper: event.wallpaper } : {},
    ),
    leave: assign(({ context, event }) =>
      event.type === 'LEAVE'
        ? withLength(context, event.field, (length) => ({ ...length, touched: true }))
        : {},
    ),
    takeAnswer: assign((_, { answer }: { answer: WallAnswer }) => ({
      answer,
      priceError: undefined,
    })),
    failPrice: assign((_, { error }: { error: unknown }) => ({
      priceError: toErrorMessage(error),
    })),
    /** An edit makes other lines, which must not be sent with the key of the earlier ones. */
    forgetLine: assign({ lineKey: undefined, error: undefined }),
    forgetError: assign({ error: undefined }),
    check: assign(({ context }) => checked(context)),
    setErrors: assign(({ context }) => {
      const why = whyNot(context)
      if (why === 'fieldErrors') return checked(context)
      if (why === 'out-of-stock') return { error: errorMessage('WALLPAPER_OUT_OF_STOCK') }
      if (why === 'not-for-sale') return { error: errorMessage('DESIGN_NOT_FOR_SALE') }
      return { error: undefined }
    }),
    /** Reuses the line key or makes a new one; the shop provides this action. */
    takeKey: assign(missing('takeKey')),
    emitAdded: emit(({ context }, { outcome }: { outcome: AddLineOutcome }) => ({
      type: 'added' as const,
      items: linesOf(context),
      itemIds: outcome.kind === 'done' ? outcome.itemIds : [],
    })),
    failLine: assign((_, { outcome }: { outcome: AddLineOutcome }) =>
      outcome.kind === 'done' ? {} : failedLine(outcome),
    ),
  },
})
