import { initialTransition, transition } from 'xstate'
import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { Store } from '../store.ts'

/**
 * An actor's end as the machine hears it: the event of the invocation that is under way, whatever
 * its generated id.
 */
export interface Done {
  readonly done: string
  readonly output?: unknown
}
export interface Failed {
  readonly failed: string
  readonly error: unknown
}
export interface After {
  readonly after: string
}
export type Step<M extends AnyStateMachine> = Parameters<M['transition']>[1] | Done | Failed | After

interface Child {
  readonly src?: unknown
  readonly id: string
}

/** The ids under which a snapshot's invocations of one actor run. */
function idOf(
  snapshot: { readonly children: Readonly<Record<string, unknown>> },
  src: string,
): string {
  const found = Object.values(snapshot.children).find(
    (child) => (child as Child | undefined)?.src === src,
  )
  if (!found)
    throw new Error(
      `No "${src}" is under way; under way: ${
        Object.values(snapshot.children)
          .map((child) => String((child as Child | undefined)?.src))
          .join(', ') || 'nothing'
      }.`,
    )
  return (found as Child).id
}

/** Names of the actors that a snapshot has invoked. */
export function invoked(snapshot: {
  readonly children: Readonly<Record<string, unknown>>
}): string[] {
  return Object.values(snapshot.children).map((child) => String((child as Child | undefined)?.src))
}

/** Turns a written step into the event that XState delivers. */
export function eventOf(
  machine: AnyStateMachine,
  snapshot: SnapshotFrom<AnyStateMachine>,
  step: Step<AnyStateMachine>,
): AnyEventObject {
  if ('done' in step)
    return { type: `xstate.done.actor.${idOf(snapshot, step.done as string)}`, output: step.output }
  if ('failed' in step)
    return {
      type: `xstate.error.actor.${idOf(snapshot, step.failed as string)}`,
      error: step.error,
    }
  if ('after' in step) {
    const paths = machine.root.machine.id
    const at = snapshot._nodes
      .flatMap((node: { after: { eventType: string; delay: unknown }[] }) => node.after)
      .find(({ delay }: { delay: unknown }) => delay === step.after)
    if (!at) throw new Error(`No delay "${String(step.after)}" runs in ${paths}.`)
    return { type: at.eventType as string }
  }
  return step as AnyEventObject
}

/** A machine walked by XState's own pure `transition()`: no actor ever runs. */
export interface Driver<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>
  /** Events that the machine emitted to its owner, in order. */
  readonly emitted: readonly AnyEventObject[]
  send(...steps: Step<M>[]): Driver<M>
}

/** Begins a walk. */
export function drive<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Driver<M> {
  const [snapshot, actions] = initialTransition(machine, input)
  return at(machine, snapshot as SnapshotFrom<M>, emittedOf(actions))
}

function emittedOf(actions: readonly { type: string; params?: unknown }[]): AnyEventObject[] {
  return actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: AnyEventObject }).event)
}

function at<M extends AnyStateMachine>(
  machine: M,
  snapshot: SnapshotFrom<M>,
  emitted: readonly AnyEventObject[],
): Driver<M> {
  return {
    snapshot,
    emitted,
    send(...steps) {
      return steps.reduce<Driver<M>>((now, step) => {
        const [next, actions] = transition(
          machine,
          now.snapshot,
          eventOf(machine, now.snapshot, step as Step<AnyStateMachine>) as Parameters<
            M['transition']
          >[1],
        )
        const emitted = emittedOf(actions)
        return at(
          machine,
          next as SnapshotFrom<M>,
          emitted.length === 0 ? now.emitted : [...now.emitted, ...emitted],
        )
      }, this)
    },
  }
}

/** Waits until a product form's request has ended, and returns the form's state. */
export function ended<State extends { readonly status: string }>(
  form: Store<State>,
): Promise<State> {
  return new Promise((resolve) => {
    const stop = form.subscribe((state) => {
      if (state.status === 'adding') return
      stop()
      resolve(state)
    })
  })
}
