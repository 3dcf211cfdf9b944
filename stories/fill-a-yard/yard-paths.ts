import { shopError } from '@selvage/core/contract'
import { fillAYardMachine, fillAYardView } from '@selvage/machines/fill-a-yard'
import type { FillAYardEvent, FillAYardInput, FillAYardView } from '@selvage/machines/fill-a-yard'
import { getAdjacencyMap } from '@xstate/graph'
import { fromTransition, initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<typeof fillAYardMachine>

/** A state of the graph: a snapshot of the machine with no pending answer. */
interface GraphState {
  readonly context: { readonly at: Snapshot }
}

/** The graph of `@xstate/graph`: the transitions of each state by its key. */
type AdjacencyMap = Record<
  string,
  {
    readonly transitions: Record<string, { readonly event: YardEvent; readonly state: GraphState }>
  }
>

/**
 * One action of a shopper: the gateway's behavior meanwhile, the machine's events, and the action
 * on the page.
 */
export interface YardEvent {
  readonly type: string
  readonly gateway?: 'ok' | 'down'
  readonly events: readonly FillAYardEvent[]
  readonly act: (canvas: HTMLElement, byKeys: boolean) => Promise<void>
}

/** A step of a path: the event, and the view after it. */
export interface PathStep {
  readonly event: YardEvent
  readonly view: FillAYardView
}

/**
 * Finishes the invoked actor with the gateway's answer. The event is found by the actor's source,
 * because its id is generated.
 */
function answerOf(snapshot: Snapshot, gateway: YardEvent['gateway']): Snapshot {
  const child = Object.values(snapshot.children)
    .map((each) => each as { readonly src?: unknown; readonly id: string } | undefined)
    .find((each) => each?.src === 'prepareLine' || each?.src === 'sendLine')
  if (child === undefined) return snapshot
  const event =
    gateway === 'down'
      ? { type: `xstate.error.actor.${child.id}`, error: shopError('SERVER_ERROR') }
      : { type: `xstate.done.actor.${child.id}`, output: 'line' }
  return answerOf(transition(fillAYardMachine, snapshot, event as never)[0], gateway)
}

const after = (snapshot: Snapshot, { events, gateway }: YardEvent): Snapshot =>
  answerOf(
    events.reduce((now, event) => transition(fillAYardMachine, now, event)[0], snapshot),
    gateway,
  )

/** Identifies a state by everything that is visible and by its undo and redo history. */
function stateKeyOf({ context, value }: Snapshot): string {
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
    layoutError,
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
    layoutError,
    typed,
  ])
}

/**
 * Generates paths from the start that take every event in every reachable state. They come from the
 * machine by `@xstate/graph`, so that a new state is included without a change here.
 */
export function everyPath(
  input: FillAYardInput,
  events: (snapshot: Snapshot) => readonly YardEvent[],
): {
  readonly start: FillAYardView
  readonly paths: readonly (readonly PathStep[])[]
  readonly stateKeys: number
  readonly edges: number
} {
  const start = initialTransition(fillAYardMachine, input)[0]
  const model = fromTransition(
    (state: { readonly at: Snapshot }, event: YardEvent) => ({ at: after(state.at, event) }),
    { at: start },
  )
  const map = getAdjacencyMap(model, {
    events: (({ context }: GraphState) => events(context.at)) as never,
    serializeState: (({ context }: GraphState) => stateKeyOf(context.at)) as never,
    serializeEvent: ((event: YardEvent) => event.type) as never,
    limit: 20_000,
  }) as unknown as AdjacencyMap
  const edgesOf = (stateKey: string) =>
    Object.values(map[stateKey]?.transitions ?? {}).map(({ event, state }) => ({
      event,
      to: stateKeyOf(state.context.at),
    }))
  type Edge = ReturnType<typeof edgesOf>[number]
  const remaining = new Set(
    Object.keys(map).flatMap((stateKey) =>
      edgesOf(stateKey).map(({ event }) => `${stateKey} ${event.type}`),
    ),
  )
  const edges = remaining.size

  /** Returns the shortest path from a state to an event that was not taken there yet. */
  function nextPath(from: string): { readonly from: string; readonly edge: Edge }[] | undefined {
    const queue: {
      readonly stateKey: string
      readonly path: { readonly from: string; readonly edge: Edge }[]
    }[] = [{ stateKey: from, path: [] }]
    const seen = new Set([from])
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      for (const edge of edgesOf(item.stateKey)) {
        const path = [...item.path, { from: item.stateKey, edge }]
        if (remaining.has(`${item.stateKey} ${edge.event.type}`)) return path
        if (!seen.has(edge.to)) queue.push({ stateKey: edge.to, path })
        seen.add(edge.to)
      }
    }
    return undefined
  }

  const paths: PathStep[][] = []
  while (remaining.size > 0) {
    const played: PathStep[] = []
    let stateKey = stateKeyOf(start)
    // The real snapshot is followed as well: the position of the keyboard is visible but not part
    // of a state's key.
    let now = start
    for (let path = nextPath(stateKey); path !== undefined; path = nextPath(stateKey)) {
      for (const { from, edge } of path) {
        remaining.delete(`${from} ${edge.event.type}`)
        now = after(now, edge.event)
        played.push({ event: edge.event, view: fillAYardView(now) })
        stateKey = edge.to
      }
    }
    if (played.length === 0)
      throw new Error(`${remaining.size} events cannot be reached from the start.`)
    paths.push(played)
  }
  return { start: fillAYardView(start), paths, stateKeys: Object.keys(map).length, edges }
}
