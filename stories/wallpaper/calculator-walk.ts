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
import { getAdjacencyMap } from '@xstate/graph'
import { fromTransition, initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<typeof wallpaperCalculatorMachine>

/**
 * Something that a shopper does, how the gateway answers where it is asked, what the machine hears
 * of it, and how a hand does it.
 */
export interface CalculatorMove {
  readonly type: string
  readonly gateway: 'ok' | 'down'
  readonly event: WallpaperCalculatorEvent
  readonly act: (canvas: HTMLElement, byKeys: boolean) => Promise<void>
}
export interface CalculatorStep {
  readonly move: CalculatorMove
  readonly view: WallpaperCalculatorView
}

/** The gateway's word as the machine hears it: as we count, or a piece more. */
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
        refusal: {
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
      refusal: null,
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

/**
 * What was begun ends as the gateway answers: an invocation's own event, whatever its generated id.
 */
function settle(snapshot: Snapshot, gateway: CalculatorMove['gateway'], more: number): Snapshot {
  const go = (event: object): Snapshot =>
    settle(transition(wallpaperCalculatorMachine, snapshot, event as never)[0], gateway, more)
  if (snapshot.matches({ price: 'waiting' })) {
    const [wait] = snapshot._nodes.flatMap(({ after }) => after)
    return wait === undefined ? snapshot : go({ type: wait.eventType })
  }
  const child = Object.values(snapshot.children).map(
    (each) => each as { readonly src?: unknown; readonly id: string } | undefined,
  )[0]
  if (child === undefined) return snapshot
  if (gateway === 'down')
    return go({ type: `xstate.error.actor.${child.id}`, error: shopError('SERVER_ERROR') })
  const { wall } = snapshot.context
  const output =
    child.src === 'estimate'
      ? { wallKey: wall === undefined ? '' : wallQuery(wall), estimates: estimates(snapshot, more) }
      : child.src === 'sendLine'
        ? ['line']
        : 'key-0123456789abcdef'
  return go({ type: `xstate.done.actor.${child.id}`, output })
}

/**
 * What tells two settled moments apart: all that is seen, and the wall that the gateway need not be
 * asked about again.
 */
function momentOf({
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

/**
 * Walks from the beginning that together take each move in each moment that the moves reach:
 * generated from the machine by `@xstate/graph`, so that a new state of it is walked as well.
 */
export function everyWay(
  input: WallpaperCalculatorInput,
  more: number,
  moves: (view: WallpaperCalculatorView) => readonly CalculatorMove[],
): {
  readonly start: WallpaperCalculatorView
  readonly walks: readonly (readonly CalculatorStep[])[]
  readonly edges: number
} {
  interface State {
    readonly context: { readonly at: Snapshot }
  }
  const first = settle(initialTransition(wallpaperCalculatorMachine, input)[0], 'ok', more)
  const next = (at: Snapshot, move: CalculatorMove): Snapshot =>
    settle(transition(wallpaperCalculatorMachine, at, move.event)[0], move.gateway, more)
  const model = fromTransition(
    (state: { readonly at: Snapshot }, move: CalculatorMove) => ({ at: next(state.at, move) }),
    { at: first },
  )
  const map = getAdjacencyMap(model, {
    events: ((state: State) => moves(wallpaperCalculatorView(state.context.at))) as never,
    serializeState: ((state: State) => momentOf(state.context.at)) as never,
    serializeEvent: ((move: CalculatorMove) => move.type) as never,
    limit: 20_000,
  }) as unknown as Record<
    string,
    {
      readonly transitions: Record<
        string,
        { readonly event: CalculatorMove; readonly state: State }
      >
    }
  >
  const edgesOf = (moment: string) =>
    Object.values(map[moment]?.transitions ?? {}).map(({ event, state }) => ({
      key: `${moment} ${event.type}`,
      move: event,
      at: state.context.at,
      to: momentOf(state.context.at),
    }))
  type Edge = ReturnType<typeof edgesOf>[number]
  const open = new Set(Object.keys(map).flatMap((moment) => edgesOf(moment).map(({ key }) => key)))
  const edges = open.size

  /** The shortest way from a moment to a move that was not taken yet. */
  function wayOn(from: string): readonly Edge[] | undefined {
    const queue: { readonly moment: string; readonly way: readonly Edge[] }[] = [
      { moment: from, way: [] },
    ]
    const seen = new Set([from])
    for (const { moment, way } of queue) {
      for (const edge of edgesOf(moment)) {
        if (open.has(edge.key)) return [...way, edge]
        if (!seen.has(edge.to)) queue.push({ moment: edge.to, way: [...way, edge] })
        seen.add(edge.to)
      }
    }
    return undefined
  }

  const walks: CalculatorStep[][] = []
  while (open.size > 0) {
    const walked: CalculatorStep[] = []
    let moment = momentOf(first)
    for (let way = wayOn(moment); way !== undefined; way = wayOn(moment)) {
      for (const { key, move, at, to } of way) {
        open.delete(key)
        walked.push({ move, view: wallpaperCalculatorView(at) })
        moment = to
      }
    }
    if (walked.length === 0) break
    walks.push(walked)
  }
  return { start: wallpaperCalculatorView(first), walks, edges }
}
