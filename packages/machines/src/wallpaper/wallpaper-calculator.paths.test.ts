import { shopError } from '@selvage/core/contract'
import { wallQuery } from '@selvage/core/wallpaper'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { eventOf } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import { keyedCalculator, sampleEstimates, straightDesign } from '../testing/wall-samples.ts'
import { wallpaperCalculatorView } from './index.ts'

const wallpaperCalculatorMachine = keyedCalculator()
type Snapshot = SnapshotFrom<typeof wallpaperCalculatorMachine>

/**
 * The allowed states after one event in each state of the price and of the cart, written from the
 * specification and not from the machine.
 */
const prices: Readonly<Record<string, readonly string[]>> = {
  idle: ['waiting', 'answered'],
  waiting: ['idle', 'asking', 'answered'],
  asking: ['idle', 'waiting', 'answered', 'failed'],
  answered: ['idle', 'waiting'],
  failed: ['idle', 'waiting', 'asking', 'answered'],
}
const carts: Readonly<Record<string, readonly string[]>> = {
  editing: ['adding'],
  adding: ['added', 'failed', 'editing'],
  added: ['editing', 'adding'],
  failed: ['editing', 'adding'],
}

const priceOf = ({ value }: Snapshot): string => value.price
const cartOf = ({ value }: Snapshot): string => value.cart
const stateKeyOf = (snapshot: Snapshot): string => {
  const { wall, answer, wallpaper, lineKey, system, height, widths, error, priceError } =
    snapshot.context
  const view = wallpaperCalculatorView(snapshot)
  return [
    priceOf(snapshot),
    cartOf(snapshot),
    wall && wallQuery(wall),
    answer?.wallKey,
    view.price,
    wallpaper,
    lineKey !== undefined,
    system,
    height.typed,
    widths.map(({ typed }) => typed).join('.'),
    error?.code,
    priceError?.code,
  ].join(' ')
}

const failure = shopError('SERVER_ERROR')

/** Returns the events of a state: the shopper's actions and the results of the running calls. */
function possibleEvents(snapshot: Snapshot): Step<typeof wallpaperCalculatorMachine>[] {
  const {
    context: { wall, wallpaper },
  } = snapshot
  const key = wall ? wallQuery(wall) : ''
  const answers = wall
    ? [0, 1].map((more) => ({
        done: 'estimate',
        output: { wallKey: key, estimates: sampleEstimates(wall, { more }) },
      }))
    : []
  const ends: Readonly<Record<string, readonly object[]>> = {
    waiting: [{ after: 'debounce' }],
    asking: [
      ...answers,
      { failed: 'estimate', error: failure },
      { done: 'estimate', output: { wallKey: 'another', estimates: [] } },
    ],
    failed: [{ type: 'RETRY_PRICE' }],
    adding: [
      { done: 'addLine', output: done },
      { done: 'addLine', output: lost(snapshot.context.lineKey ?? '') },
      { done: 'addLine', output: rejected('ORDER_ITEMS_FOR_ORDER_AT_LIMIT') },
      { type: 'CANCEL' },
    ],
  }
  const actions = [
    { type: 'TYPE', field: 'height', typed: '96' },
    { type: 'TYPE', field: 'height', typed: 'tall' },
    { type: 'TYPE', field: 1, typed: '120' },
    { type: 'TYPE', field: 1, typed: '2400' },
    { type: 'CHOOSE_WALLPAPER', wallpaper: wallpaper === 'SMOOTH' ? 'VINYL' : 'SMOOTH' },
    { type: 'ADD' },
    { type: 'CHECK' },
  ]
  return [
    ...(ends[priceOf(snapshot)] ?? []),
    ...(ends[cartOf(snapshot)] ?? []),
    ...actions,
  ] as Step<typeof wallpaperCalculatorMachine>[]
}

const options = {
  input: { measurement: 'imperial', design: straightDesign } as const,
  serializeState: stateKeyOf as never,
  events: ((snapshot: Snapshot) =>
    possibleEvents(snapshot).map((step) =>
      eventOf(wallpaperCalculatorMachine, snapshot, step),
    ) as EventFromLogic<typeof wallpaperCalculatorMachine>[]) as never,
  limit: 100_000,
}

describe('the calculator', () => {
  const transitions = adjacencyMapToArray(
    getAdjacencyMap(wallpaperCalculatorMachine as never, options as never),
  ) as unknown as { state: Snapshot; nextState: Snapshot; event: { type: string } }[]

  it.each([
    ['price', priceOf, prices],
    ['cart', cartOf, carts],
  ] as const)(
    'makes every allowed transition of the %s and no other one',
    (_, screenOf, allowed) => {
      const taken = new Set(
        transitions
          .map(({ state, nextState }) => [screenOf(state), screenOf(nextState)] as const)
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => `${from} → ${to}`),
      )
      const legal = new Set(
        Object.entries(allowed).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`)),
      )
      expect([...taken].filter((transition) => !legal.has(transition))).toEqual([])
      expect([...legal].filter((transition) => !taken.has(transition))).toEqual([])
      expect(transitions.length).toBeGreaterThan(300)
    },
  )

  it('never shows a price for another wall, never adds without one, and never loses what was typed', () => {
    const wrong = transitions.flatMap(({ state, nextState, event }) => {
      const view = wallpaperCalculatorView(nextState)
      const { wall, answer } = nextState.context
      const priced = view.result?.kind === 'need' && view.result.total !== undefined
      const isHonest = !priced || (wall !== undefined && answer?.wallKey === wallQuery(wall))
      const isEarned =
        cartOf(state).startsWith('adding') ||
        !cartOf(nextState).startsWith('adding') ||
        (event.type === 'ADD' && priced && view.result.pieces <= 99)
      const isStored =
        event.type === 'TYPE' ||
        (state.context.height.typed === nextState.context.height.typed &&
          state.context.widths.map(({ typed }) => typed).join() ===
            nextState.context.widths.map(({ typed }) => typed).join())
      return isHonest && isEarned && isStored ? [] : [`${stateKeyOf(state)} + ${event.type}`]
    })
    expect(wrong).toEqual([])
  })

  it('adds only priced wallpaper on every simple path to the cart', () => {
    // Only events that lead to the cart, and another wallpaper once the price has loaded or failed.
    const leads = (snapshot: Snapshot) => (step: object) =>
      !('type' in step) ||
      step.type === 'ADD' ||
      step.type === 'RETRY_PRICE' ||
      (step.type === 'CHOOSE_WALLPAPER' &&
        (priceOf(snapshot) === 'answered' || priceOf(snapshot) === 'failed')) ||
      ('typed' in step && (step.typed === '96' || step.typed === '120'))
    const onward = {
      ...options,
      events: ((snapshot: Snapshot) =>
        possibleEvents(snapshot)
          .filter(leads(snapshot))
          .map((step) => eventOf(wallpaperCalculatorMachine, snapshot, step))) as never,
    }
    const paths = getSimplePaths(wallpaperCalculatorMachine, {
      ...onward,
      toState: (snapshot: unknown) => cartOf(snapshot as Snapshot) === 'added',
    } as never) as unknown as { steps: { state: Snapshot }[]; state: Snapshot }[]
    const wrong = paths.filter(({ steps, state }) => {
      const screens = [...steps.map((step) => cartOf(step.state)), cartOf(state)]
      return (
        !screens.includes('adding') || !steps.some((step) => priceOf(step.state) === 'answered')
      )
    })
    expect(wrong).toEqual([])
    expect(paths.length).toBeGreaterThan(50)
  }, 60_000)
})
