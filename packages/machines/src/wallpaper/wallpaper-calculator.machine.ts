import type { AddLineOutcome } from '@selvage/core/cart'
import { and } from 'xstate'
import { needInput } from '../unprovided.ts'
import { firstContext, linesOf, questionOf } from './wallpaper-calculator.context.ts'
import { calculatorSetup } from './wallpaper-calculator.setup.ts'

/** An edit of the wall: planned at once, asked of the gateway when typing rests. */
const replan = {
  guard: 'isStill',
  target: '.resolving',
  actions: ['edit', 'forgetPriceError'],
} as const
/** An edit of the picture alone. */
const redraw = { guard: 'isStill', actions: 'edit' } as const
const outcomeOf = ({ event }: { event: { output: AddLineOutcome } }) => ({ outcome: event.output })
const anew = { target: '.editing', actions: 'forgetLine' } as const

/**
 * How much wallpaper a wall takes: fields as they are typed, our own plan for every type at once,
 * the gateway's count and price when typing rests, and the gateway's count added to the cart. What
 * was typed is never changed or lost by an answer, and a price is only ever the gateway's.
 */
export const wallpaperCalculatorMachine = calculatorSetup.createMachine({
  id: 'wallpaperCalculator',
  context: ({ input }) =>
    firstContext(needInput('wallpaperCalculatorMachine', input, ['measurement'])),
  type: 'parallel',
  states: {
    price: {
      initial: 'resolving',
      states: {
        resolving: {
          always: [
            { guard: 'hasNoWall', target: 'idle' },
            { guard: 'hasAnswer', target: 'answered' },
            { target: 'waiting' },
          ],
        },
        idle: {},
        waiting: { after: { debounce: 'asking' } },
        asking: {
          invoke: {
            src: 'estimate',
            input: ({ context }) => questionOf(context),
            onDone: [
              {
                guard: {
                  type: 'isForThisWall',
                  params: ({ event }) => ({ wallKey: event.output.wallKey }),
                },
                target: 'answered',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              // An answer for an older wall is discarded.
              { target: 'waiting' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'failPrice', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        answered: {},
        failed: { on: { RETRY_PRICE: { target: 'asking', actions: 'forgetPriceError' } } },
      },
      on: {
        TYPE: replan,
        ADD_WALL: { ...replan, guard: and(['isStill', 'hasRoomForWall']) },
        REMOVE_WALL: { ...replan, guard: and(['isStill', 'hasOtherWall']) },
        CHOOSE_SYSTEM: { ...replan, guard: and(['isStill', 'isOtherSystem']) },
        CHOOSE_WALLPAPER: {
          guard: and(['isStill', 'isOtherWallpaper']),
          actions: 'chooseWallpaper',
        },
        LEAVE: { actions: 'leave' },
        CHECK: { actions: 'check' },
        ADD_OPENING: { ...redraw, guard: and(['isStill', 'hasRoomForOpening']) },
        TYPE_OPENING: redraw,
        REMOVE_OPENING: redraw,
      },
    },
    cart: {
      initial: 'editing',
      states: {
        editing: {},
        adding: {
          entry: 'takeKey',
          invoke: {
            src: 'addLine',
            input: ({ context }) => ({ items: linesOf(context), lineKey: context.lineKey }),
            onDone: [
              {
                guard: { type: 'isDone', params: outcomeOf },
                target: 'added',
                actions: [{ type: 'emitAdded', params: outcomeOf }, 'forgetLine'],
              },
              { target: 'failed', actions: { type: 'failLine', params: outcomeOf } },
            ],
          },
          on: {
            TYPE: {},
            ADD_WALL: {},
            REMOVE_WALL: {},
            CHOOSE_SYSTEM: {},
            CHOOSE_WALLPAPER: {},
            ADD: {},
            CANCEL: 'editing',
          },
        },
        added: {},
        failed: { on: { CANCEL: { target: 'editing', actions: 'forgetError' } } },
      },
      on: {
        ADD: [
          { guard: 'canSend', target: '.adding', actions: 'forgetError' },
          { target: '.editing', actions: 'setErrors' },
        ],
        TYPE: anew,
        ADD_WALL: { ...anew, guard: 'hasRoomForWall' },
        REMOVE_WALL: { ...anew, guard: 'hasOtherWall' },
        CHOOSE_SYSTEM: { ...anew, guard: 'isOtherSystem' },
        CHOOSE_WALLPAPER: { ...anew, guard: 'isOtherWallpaper' },
      },
    },
  },
})
