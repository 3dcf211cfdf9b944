import { shopError } from '@selvage/core/contract'
import {
  compareWalls,
  wallpaperSizeOfLength,
  WALLPAPERS,
  wallRepeat,
  wallQuery,
} from '@selvage/core/wallpaper'
import type { WallEstimate } from '@selvage/core/wallpaper'
import { wallpaperCalculatorMachine, wallpaperCalculatorView } from '@selvage/machines/wallpaper'
import type {
  WallpaperCalculatorEvent,
  WallpaperCalculatorInput,
  WallpaperCalculatorView,
} from '@selvage/machines/wallpaper'
import { assign, initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { addLineOutcome, LINE_KEY } from '../support/add-line-outcome.ts'
import { everyPath } from '../support/every-path.ts'
import type { CalculatorParts } from './calculator-parts.ts'

const machine = wallpaperCalculatorMachine.provide({
  actions: { takeKey: assign({ lineKey: LINE_KEY }) },
})

type Snapshot = SnapshotFrom<typeof wallpaperCalculatorMachine>

/**
 * One action of a shopper: the gateway's behavior meanwhile, the machine's event, and the action on
 * the page.
 */
export interface CalculatorEvent {
  readonly type: string
  readonly gateway: 'ok' | 'down'
  readonly event: WallpaperCalculatorEvent
  readonly act: (parts: CalculatorParts, byKeys: boolean) => Promise<void>
}
export interface CalculatorStep {
  readonly event: CalculatorEvent
  readonly view: WallpaperCalculatorView
}

/** Returns the gateway's estimates, with as many pieces as our own plan or more. */
function estimates({ context: { wall, design } }: Snapshot, more: number): readonly WallEstimate[] {
  const total = { minor: 100, currency: 'USD' } as const
  const compared =
    wall === undefined
      ? []
      : compareWalls({ ...wall, repeat: design && wallRepeat(design.repeat, wall.system) })
  return compared.map(({ code, result }): WallEstimate => {
    if (!result.ok)
      return {
        code,
        status: 'available',
        plan: null,
        rejection: {
          error: result.error === 'invalid-input' ? 'panel-height' : result.error,
          maxHeight: result.maxHeight,
          alternatives: [],
        },
      }
    const items = result.items.map(({ length, quantity }) => ({
      size:
        wallpaperSizeOfLength(WALLPAPERS[code].kind, length, result.system) ?? ('SWATCH' as const),
      length,
      quantity: quantity + more,
    }))
    return {
      code,
      status: 'available',
      rejection: null,
      plan: {
        panels: result.panels,
        wastePercent: result.wastePercent,
        squareFeet: 0,
        items,
        total,
        unitPrice: total,
      },
    }
  })
}

/** Returns the output of an actor that succeeds. */
function outputOf(src: unknown, snapshot: Snapshot, more: number): unknown {
  const { wall } = snapshot.context
  if (src === 'estimate') {
    const wallKey = wall === undefined ? '' : wallQuery(wall)
    return { wallKey, estimates: estimates(snapshot, more) }
  }
  return addLineOutcome('ok')
}

/**
 * Finishes the running delay and actors with the gateway's answers. The events carry the ids of the
 * actors, because these are generated.
 */
function answerOf(snapshot: Snapshot, gateway: CalculatorEvent['gateway'], more: number): Snapshot {
  const go = (event: object): Snapshot =>
    answerOf(transition(machine, snapshot, event as never)[0], gateway, more)
  if (snapshot.matches({ price: 'waiting' })) {
    const [wait] = snapshot._nodes.flatMap(({ after }) => after)
    return wait === undefined ? snapshot : go({ type: wait.eventType })
  }
  const child = Object.values(snapshot.children).map(
    (each) => each as { readonly src?: unknown; readonly id: string } | undefined,
  )[0]
  if (child === undefined) return snapshot
  if (gateway === 'down' && child.src === 'addLine')
    return go({ type: `xstate.done.actor.${child.id}`, output: addLineOutcome('down') })
  if (gateway === 'down')
    return go({ type: `xstate.error.actor.${child.id}`, error: shopError('SERVER_ERROR') })
  return go({ type: `xstate.done.actor.${child.id}`, output: outputOf(child.src, snapshot, more) })
}

/** Identifies a state by everything that is visible and by the wall of the last answer. */
function stateKeyOf({
  value,
  context: { height, widths, wallpaper, answer, wall, error },
}: Snapshot): string {
  const seen = [height, ...widths].map(({ typed, touched }) =>
    typed === '' && touched ? 'missing' : typed,
  )
  return JSON.stringify([
    value,
    seen,
    wallpaper,
    wall && wallQuery(wall),
    answer?.wallKey,
    error?.code,
  ])
}

/** Generates paths from the start that take every event in every reachable state. */
export function calculatorPaths(
  input: WallpaperCalculatorInput,
  more: number,
  events: (view: WallpaperCalculatorView) => readonly CalculatorEvent[],
): {
  readonly start: WallpaperCalculatorView
  readonly paths: readonly (readonly CalculatorStep[])[]
  readonly edges: number
} {
  const start = answerOf(initialTransition(machine, input)[0], 'ok', more)
  const { paths, edges } = everyPath<Snapshot, CalculatorEvent>({
    start,
    events: (snapshot) => events(wallpaperCalculatorView(snapshot)),
    after: (snapshot, { event, gateway }) =>
      answerOf(transition(machine, snapshot, event)[0], gateway, more),
    keyOf: stateKeyOf,
  })
  return {
    start: wallpaperCalculatorView(start),
    paths: paths.map((path) =>
      path.map(({ event, state }) => ({ event, view: wallpaperCalculatorView(state) })),
    ),
    edges,
  }
}
