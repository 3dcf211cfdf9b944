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
export interface YardEvent {
  readonly type: string
  readonly gateway?: 'ok' | 'down'
  readonly events: readonly FillAYardEvent[]
  readonly act: (canvas: HTMLElement, byKeys: boolean) => Promise<void>
}

/** A step of a walk: what is done, and what there is to see afterwards. */
export interface PathStep {
  readonly event: YardEvent
  readonly view: FillAYardView
}

/**
 * What was begun ends as the gateway answers: an invocation's own event, whatever its generated id.
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

/** What tells two moments apart: all that is seen, and what can be undone and redone. */
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
 * One walk, or several from the beginning, that take each move in each moment that the moves reach:
 * generated from the machine by `@xstate/graph`, so that a new state of it is walked as well.
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
    events: ((state: { readonly context: { readonly at: Snapshot } }) =>
      events(state.context.at)) as never,
    serializeState: ((state: { readonly context: { readonly at: Snapshot } }) =>
      stateKeyOf(state.context.at)) as never,
    serializeEvent: ((event: YardEvent) => event.type) as never,
    limit: 20_000,
  }) as unknown as Record<
    string,
    {
      readonly transitions: Record<
        string,
        {
          readonly event: YardEvent
          readonly state: { readonly context: { readonly at: Snapshot } }
        }
      >
    }
  >
  const edgesOf = (stateKey: string) =>
    Object.values(map[stateKey]?.transitions ?? {}).map(({ event, state }) => ({
      event: event,
      to: stateKeyOf(state.context.at),
    }))
  type Edge = ReturnType<typeof edgesOf>[number]
  const open = new Set(
    Object.keys(map).flatMap((stateKey) =>
      edgesOf(stateKey).map(({ event }) => `${stateKey} ${event.type}`),
    ),
  )
  const edges = open.size

  /** The shortest way from a moment to a move that was not taken yet. */
  function nextPath(from: string): { readonly from: string; readonly edge: Edge }[] | undefined {
    const queue: {
      readonly stateKey: string
      readonly path: { readonly from: string; readonly edge: Edge }[]
    }[] = [{ stateKey: from, path: [] }]
    const seen = new Set([from])
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      for (const edge of edgesOf(item.stateKey)) {
        const path = [...item.path, { from: item.stateKey, edge }]
        if (open.has(`${item.stateKey} ${edge.event.type}`)) return path
        if (!seen.has(edge.to)) queue.push({ stateKey: edge.to, path })
        seen.add(edge.to)
      }
    }
    return undefined
  }

  const paths: PathStep[][] = []
  while (open.size > 0) {
    const played: PathStep[] = []
    let stateKey = stateKeyOf(start)
    // Followed move by move: where the keyboard stands is no part of a moment, but it is seen.
    let now = start
    for (let path = nextPath(stateKey); path !== undefined; path = nextPath(stateKey)) {
      for (const { from, edge } of path) {
        open.delete(`${from} ${edge.event.type}`)
        now = after(now, edge.event)
        played.push({ event: edge.event, view: fillAYardView(now) })
        stateKey = edge.to
      }
    }
    if (played.length === 0)
      throw new Error(`${open.size} moves are never reached from the beginning.`)
    paths.push(played)
  }
  return { start: fillAYardView(start), paths, stateKeys: Object.keys(map).length, edges }
}
