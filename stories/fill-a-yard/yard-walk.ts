import { shopError } from '@selvage/core/contract'
import { fillAYardMachine, fillAYardView } from '@selvage/machines/fill-a-yard'
import type { FillAYardEvent, FillAYardInput, FillAYardView } from '@selvage/machines/fill-a-yard'
import { getAdjacencyMap } from '@xstate/graph'
import { fromTransition, initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<typeof fillAYardMachine>

/**
 * Something that a shopper does, how the gateway answers where it is asked, what the machine hears
 * of it, and how a hand does it on the page.
 */
export interface Move {
  readonly type: string
  readonly gateway?: 'ok' | 'down'
  readonly events: readonly FillAYardEvent[]
  readonly act: (canvas: HTMLElement, byKeys: boolean) => Promise<void>
}

/** A step of a walk: what is done, and what there is to see afterwards. */
export interface WalkStep {
  readonly move: Move
  readonly view: FillAYardView
}

/**
 * What was begun ends as the gateway answers: an invocation's own event, whatever its generated id.
 */
function settle(snapshot: Snapshot, gateway: Move['gateway']): Snapshot {
  const child = Object.values(snapshot.children)
    .map((each) => each as { readonly src?: unknown; readonly id: string } | undefined)
    .find((each) => each?.src === 'prepareLine' || each?.src === 'sendLine')
  if (child === undefined) return snapshot
  const event =
    gateway === 'down'
      ? { type: `xstate.error.actor.${child.id}`, error: shopError('SERVER_ERROR') }
      : { type: `xstate.done.actor.${child.id}`, output: 'line' }
  return settle(transition(fillAYardMachine, snapshot, event as never)[0], gateway)
}

const after = (snapshot: Snapshot, { events, gateway }: Move): Snapshot =>
  settle(
    events.reduce((now, event) => transition(fillAYardMachine, now, event)[0], snapshot),
    gateway,
  )

/** What tells two moments apart: all that is seen, and what can be undone and redone. */
function momentOf({ context, value }: Snapshot): string {
  const {
    templateId,
    fabric,
    layout,
    past,
    future,
    tool,
    picked,
    design,
    error,
    layoutFault,
    typed,
  } = context
  return JSON.stringify([
    value,
    templateId,
    fabric,
    layout,
    past,
    future,
    tool,
    picked,
    design,
    error?.code,
    layoutFault,
    typed,
  ])
}

/**
 * One walk, or several from the beginning, that take each move in each moment that the moves reach:
 * generated from the machine by `@xstate/graph`, so that a new state of it is walked as well.
 */
export function everyWay(
  input: FillAYardInput,
  moves: (snapshot: Snapshot) => readonly Move[],
): {
  readonly start: FillAYardView
  readonly walks: readonly (readonly WalkStep[])[]
  readonly moments: number
  readonly edges: number
} {
  const start = initialTransition(fillAYardMachine, input)[0]
  const model = fromTransition(
    (state: { readonly at: Snapshot }, move: Move) => ({ at: after(state.at, move) }),
    { at: start },
  )
  const map = getAdjacencyMap(model, {
    events: ((state: { readonly context: { readonly at: Snapshot } }) =>
      moves(state.context.at)) as never,
    serializeState: ((state: { readonly context: { readonly at: Snapshot } }) =>
      momentOf(state.context.at)) as never,
    serializeEvent: ((move: Move) => move.type) as never,
    limit: 20_000,
  }) as unknown as Record<
    string,
    {
      readonly transitions: Record<
        string,
        { readonly event: Move; readonly state: { readonly context: { readonly at: Snapshot } } }
      >
    }
  >
  const edgesOf = (moment: string) =>
    Object.values(map[moment]?.transitions ?? {}).map(({ event, state }) => ({
      move: event,
      to: momentOf(state.context.at),
    }))
  type Edge = ReturnType<typeof edgesOf>[number]
  const open = new Set(
    Object.keys(map).flatMap((moment) =>
      edgesOf(moment).map(({ move }) => `${moment} ${move.type}`),
    ),
  )
  const edges = open.size

  /** The shortest way from a moment to a move that was not taken yet. */
  function nextWay(from: string): { readonly from: string; readonly edge: Edge }[] | undefined {
    const queue: {
      readonly moment: string
      readonly way: { readonly from: string; readonly edge: Edge }[]
    }[] = [{ moment: from, way: [] }]
    const seen = new Set([from])
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      for (const edge of edgesOf(item.moment)) {
        const way = [...item.way, { from: item.moment, edge }]
        if (open.has(`${item.moment} ${edge.move.type}`)) return way
        if (!seen.has(edge.to)) queue.push({ moment: edge.to, way })
        seen.add(edge.to)
      }
    }
    return undefined
  }

  const walks: WalkStep[][] = []
  while (open.size > 0) {
    const walk: WalkStep[] = []
    let moment = momentOf(start)
    // Followed move by move: where the keyboard stands is no part of a moment, but it is seen.
    let now = start
    for (let way = nextWay(moment); way !== undefined; way = nextWay(moment)) {
      for (const { from, edge } of way) {
        open.delete(`${from} ${edge.move.type}`)
        now = after(now, edge.move)
        walk.push({ move: edge.move, view: fillAYardView(now) })
        moment = edge.to
      }
    }
    if (walk.length === 0)
      throw new Error(`${open.size} moves are never reached from the beginning.`)
    walks.push(walk)
  }
  return { start: fillAYardView(start), walks, moments: Object.keys(map).length, edges }
}
