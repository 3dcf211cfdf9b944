import { shopError } from '@selvage/core/contract'
import { adjacencyMapToArray, getAdjacencyMap, getSimplePaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import {
  COLLECTION_ID,
  keyedFillAYard,
  sampleCollection,
  sampleTemplates,
} from '../testing/fill-a-yard-samples.ts'
import { eventOf } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import { fillAYardView } from './fill-a-yard.view.ts'
import type { FillAYardStart } from './fill-a-yard.types.ts'

const fillAYardMachine = keyedFillAYard()
type Snapshot = SnapshotFrom<typeof fillAYardMachine>
type S = Step<typeof fillAYardMachine>

/** Where a snapshot stands: `loading collection/templates`, or the names of the states. */
function screenOf({ value }: Snapshot): string {
  if (typeof value === 'string') return value
  const { loading, designing } = value as {
    loading?: { collection: string; templates: string }
    designing?: string
  }
  if (loading) return `loading ${loading.collection}/${loading.templates}`
  return designing ?? ''
}

/**
 * The allowed screens after one event on each screen, written from the specification and not from
 * the machine. `left` is allowed after every screen.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'loading loading/loading': [
    'loading loaded/loading',
    'loading failed/loading',
    'loading loading/loaded',
    'loading loading/failed',
  ],
  'loading loaded/loading': ['choosing', 'editing', 'loading loaded/failed'],
  'loading loading/loaded': ['choosing', 'editing', 'loading failed/loaded'],
  'loading failed/loading': [
    'loading loading/loading',
    'loading failed/loaded',
    'loading failed/failed',
  ],
  'loading loading/failed': [
    'loading loading/loading',
    'loading loaded/failed',
    'loading failed/failed',
  ],
  'loading failed/failed': ['loading loading/loading'],
  'loading loaded/failed': ['loading loaded/loading'],
  'loading failed/loaded': ['loading loading/loaded'],
  choosing: ['editing'],
  editing: ['choosing', 'adding', 'loading loading/loading'],
  adding: ['editing', 'added', 'failed'],
  added: ['editing', 'choosing', 'adding', 'loading loading/loading'],
  failed: ['editing', 'choosing', 'adding', 'loading loading/loading'],
}

const failure = shopError('SERVER_ERROR')
const templates = sampleTemplates()
const collection = sampleCollection()

/** Returns the events of a screen: the shopper's actions and the results of the running calls. */
function possibleEvents(snapshot: Snapshot): S[] {
  const screen = screenOf(snapshot)
  const leave: S = { type: 'LEAVE' }
  if (screen.startsWith('loading')) {
    const [first, second] = screen.slice('loading '.length).split('/')
    return [
      ...(first === 'loading'
        ? [
            { done: 'loadCollection', output: collection },
            { failed: 'loadCollection', error: failure },
          ]
        : []),
      ...(second === 'loading'
        ? [
            { done: 'loadTemplates', output: templates },
            { failed: 'loadTemplates', error: failure },
          ]
        : []),
      ...(first === 'failed' || second === 'failed' ? [{ type: 'RETRY' } as const] : []),
    ]
  }
  const edits: S[] = [
    { type: 'APPLY', at: 0, tool: 'square', design: 1 },
    { type: 'UNDO' },
    { type: 'ADD' },
    { type: 'BACK' },
  ]
  switch (screen) {
    case 'choosing':
      return [
        { type: 'CHOOSE_TEMPLATE', templateId: 6 },
        { type: 'CHOOSE_FABRIC', fabric: 'SATIN' },
        { type: 'NEXT' },
        leave,
      ]
    case 'editing':
      return [...edits, { type: 'REDO' }, { type: 'RELOAD' }, leave]
    case 'added':
      return [...edits, { type: 'RELOAD' }]
    case 'failed':
      return [...edits, { type: 'CANCEL' }, { type: 'RELOAD' }]
    case 'adding':
      return [
        { done: 'addLine', output: done },
        { done: 'addLine', output: lost(snapshot.context.lineKey ?? '') },
        { done: 'addLine', output: rejected('DESIGN_NOT_FOR_SALE') },
        { type: 'CANCEL' },
        { type: 'UNDO' },
        { type: 'APPLY', at: 1 },
        leave,
      ]
    default:
      return []
  }
}

/** Returns the key that identifies a state of the graph. */
const stateKeyOf = (snapshot: Snapshot): string => {
  const { templateId, fabric, layout, past, future, lineKey, error, layoutError } = snapshot.context
  return [
    screenOf(snapshot),
    templateId,
    fabric,
    layout.templateId,
    layout.cells.filter((cell) => cell !== null).length,
    past.length,
    future.length,
    lineKey !== undefined,
    error?.code,
    layoutError,
  ].join(' ')
}

const optionsFor = (start: FillAYardStart, known: boolean) => ({
  input: { collectionId: COLLECTION_ID, start, ...(known && { collection, templates }) },
  serializeState: stateKeyOf as never,
  events: ((snapshot: Snapshot) =>
    possibleEvents(snapshot).map((step) =>
      eventOf(fillAYardMachine, snapshot, step),
    ) as EventFromLogic<typeof fillAYardMachine>[]) as never,
})

const isAllowed = (from: string, to: string): boolean =>
  from === to || to === 'left' || (allowed[from]?.includes(to) ?? false)

describe('Fill-A-Yard paths', () => {
  it('makes only the allowed transitions and reaches every screen', () => {
    const map = getAdjacencyMap(
      fillAYardMachine as never,
      {
        ...optionsFor({ templateId: 8, fabric: 'VELVET' }, false),
        stopWhen: (snapshot: Snapshot) =>
          snapshot.context.past.length > 2 || snapshot.status === 'done',
        limit: 200_000,
      } as never,
    )
    const transitions = adjacencyMapToArray(map as never) as unknown as {
      state: Snapshot
      event: { type: string }
      nextState: Snapshot
    }[]
    const wrong = transitions
      .filter(({ state, nextState }) => !isAllowed(screenOf(state), screenOf(nextState)))
      .map(
        ({ state, event, nextState }) =>
          `${screenOf(state)} —${event.type}→ ${screenOf(nextState)}`,
      )
    expect([...new Set(wrong)]).toEqual([])
    expect([...new Set(transitions.map(({ nextState }) => screenOf(nextState)))].sort()).toEqual(
      [...Object.keys(allowed), 'left'].sort(),
    )
    for (const { state, nextState } of transitions) {
      // The layout stays the same while it is being added, and it is added only after it was sent.
      if (screenOf(state).startsWith('adding'))
        expect(nextState.context.layout).toBe(state.context.layout)
      if (screenOf(nextState) === 'added' && screenOf(state) !== 'added')
        expect(screenOf(state)).toBe('adding')
      if (screenOf(nextState).startsWith('adding'))
        expect(nextState.context.layout.cells.some((cell) => cell !== null)).toBe(true)
      expect(fillAYardView(nextState).cells).toHaveLength(nextState.context.layout.cells.length)
    }
    // Every allowed transition occurs, so that the table allows nothing else.
    const seen = new Set(
      transitions.map(({ state, nextState }) => `${screenOf(state)} → ${screenOf(nextState)}`),
    )
    expect(
      Object.entries(allowed)
        .flatMap(([from, to]) => to.map((each) => `${from} → ${each}`))
        .filter((transition) => !seen.has(transition)),
    ).toEqual([])
    expect(transitions.length).toBeGreaterThan(500)
  }, 120_000)

  it.each([
    ['from the options', { templateId: 8, fabric: 'VELVET' }, 5000],
    [
      'from a layout',
      {
        layout: { templateId: 6, fabric: 'VELVET', collectionId: COLLECTION_ID, cells: [1, null] },
        itemId: 'line-9',
      },
      100,
    ],
  ] as const)(
    'makes only allowed transitions on every simple path %s',
    (_, start, floor) => {
      const paths = getSimplePaths(
        fillAYardMachine as never,
        {
          ...optionsFor(start as FillAYardStart, true),
          stopWhen: (snapshot: Snapshot) =>
            snapshot.status === 'done' ||
            snapshot.context.past.length > 1 ||
            screenOf(snapshot).startsWith('loading') ||
            screenOf(snapshot) === 'added',
          toState: (snapshot: Snapshot) => ['added', 'left'].includes(screenOf(snapshot)),
        } as never,
      )
      const wrong = paths.flatMap(({ steps, state }) => {
        const screens = [
          ...steps.map((step) => screenOf(step.state as Snapshot)),
          screenOf(state as Snapshot),
        ]
        const fits = screens.every(
          (screen, index) => index === 0 || isAllowed(screens[index - 1] ?? '', screen),
        )
        return fits &&
          (!screens.includes('added') || screens.indexOf('adding') < screens.indexOf('added'))
          ? []
          : [screens.join(' → ')]
      })
      expect(wrong).toEqual([])
      expect(paths.length).toBeGreaterThan(floor)
    },
    120_000,
  )
})
