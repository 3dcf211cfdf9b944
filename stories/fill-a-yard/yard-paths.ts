import { fillAYardMachine, fillAYardView } from '@selvage/machines/fill-a-yard'
import type { FillAYardEvent, FillAYardInput, FillAYardView } from '@selvage/machines/fill-a-yard'
import { assign, initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { addLineOutcome, LINE_KEY } from '../support/add-line-outcome.ts'
import { everyPath } from '../support/every-path.ts'
import type { YardParts } from './yard-parts.ts'

const machine = fillAYardMachine.provide({ actions: { takeKey: assign({ lineKey: LINE_KEY }) } })

type Snapshot = SnapshotFrom<typeof fillAYardMachine>

/**
 * One action of a shopper: the gateway's behavior meanwhile, the machine's events, and the action
 * on the page.
 */
export interface YardEvent {
  readonly type: string
  readonly gateway?: 'ok' | 'down'
  readonly events: readonly FillAYardEvent[]
  readonly act: (yard: YardParts, byKeys: boolean) => Promise<void>
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
    .find((each) => each?.src === 'addLine')
  if (child === undefined) return snapshot
  const output = addLineOutcome(gateway ?? 'ok')
  const event = { type: `xstate.done.actor.${child.id}`, output }
  return answerOf(transition(machine, snapshot, event as never)[0], gateway)
}

const after = (snapshot: Snapshot, { events, gateway }: YardEvent): Snapshot =>
  answerOf(
    events.reduce((now, event) => transition(machine, now, event)[0], snapshot),
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

/** Generates paths from the start that take every event in every reachable state. */
export function yardPaths(
  input: FillAYardInput,
  events: (snapshot: Snapshot) => readonly YardEvent[],
): {
  readonly start: FillAYardView
  readonly paths: readonly (readonly PathStep[])[]
  readonly edges: number
} {
  const start = initialTransition(machine, input)[0]
  const { paths, edges } = everyPath<Snapshot, YardEvent>({
    start,
    events,
    after,
    keyOf: stateKeyOf,
  })
  return {
    start: fillAYardView(start),
    paths: paths.map((path) =>
      path.map(({ event, state }) => ({ event, view: fillAYardView(state) })),
    ),
    edges,
  }
}
