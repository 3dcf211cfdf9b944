import { getAdjacencyMap } from '@xstate/graph'
import { fromTransition } from 'xstate'

/** A graph of states that are connected by events. */
export interface StateGraph<State, Event> {
  readonly start: State
  /** Returns the events to take in a state. */
  readonly events: (state: State) => readonly Event[]
  /** Returns the state after an event. */
  readonly after: (state: State, event: Event) => State
  /** Identifies a state: two states with the same key are one state of the graph. */
  readonly keyOf: (state: State) => string
}

/** Paths through a graph, each from the start. */
export interface EveryPath<State, Event> {
  readonly paths: readonly (readonly { readonly event: Event; readonly state: State }[])[]
  /** The number of pairs of a state and an event; each is in at least one path. */
  readonly edges: number
}

interface Edge<Event> {
  /** The key of the state and the type of the event. */
  readonly id: string
  readonly event: Event
  /** The key of the state after the event. */
  readonly to: string
}

/** Generates paths from the start that take every event in every reachable state. */
export function everyPath<State, Event extends { readonly type: string }>(
  graph: StateGraph<State, Event>,
): EveryPath<State, Event> {
  const edgesOf = edgesOfGraph(graph)
  const remaining = new Set([...edgesOf.values()].flat().map(({ id }) => id))
  const edges = remaining.size
  const paths: { readonly event: Event; readonly state: State }[][] = []
  while (remaining.size > 0) {
    const path: { readonly event: Event; readonly state: State }[] = []
    let key = graph.keyOf(graph.start)
    // The state itself is followed as well, because its key may leave out some visible properties.
    let state = graph.start
    for (
      let next = shortestPath(edgesOf, key, remaining);
      next !== undefined;
      next = shortestPath(edgesOf, key, remaining)
    ) {
      for (const { id, event, to } of next) {
        remaining.delete(id)
        state = graph.after(state, event)
        path.push({ event, state })
        key = to
      }
    }
    if (path.length === 0)
      throw new Error(`${remaining.size} events cannot be reached from the start.`)
    paths.push(path)
  }
  return { paths, edges }
}

/** Returns the edges of each reachable state by the state's key. */
function edgesOfGraph<State, Event extends { readonly type: string }>({
  start,
  events,
  after,
  keyOf,
}: StateGraph<State, Event>): ReadonlyMap<string, readonly Edge<Event>[]> {
  interface Wrapped {
    readonly context: { readonly state: State }
  }
  const logic = fromTransition(
    ({ state }: { readonly state: State }, event: Event) => ({ state: after(state, event) }),
    { state: start },
  )
  // The types of `@xstate/graph` know only events of a fixed list.
  const map = getAdjacencyMap(logic, {
    events: (({ context }: Wrapped) => events(context.state)) as never,
    serializeState: (({ context }: Wrapped) => keyOf(context.state)) as never,
    serializeEvent: ((event: Event) => event.type) as never,
    limit: 20_000,
  }) as unknown as Record<
    string,
    { readonly transitions: Record<string, { readonly event: Event; readonly state: Wrapped }> }
  >
  return new Map(
    Object.entries(map).map(([key, { transitions }]) => [
      key,
      Object.values(transitions).map(({ event, state }) => ({
        id: `${key} ${event.type}`,
        event,
        to: keyOf(state.context.state),
      })),
    ]),
  )
}

/** Returns the shortest path from a state to an edge that was not taken yet. */
function shortestPath<Event>(
  edgesOf: ReadonlyMap<string, readonly Edge<Event>[]>,
  from: string,
  remaining: ReadonlySet<string>,
): readonly Edge<Event>[] | undefined {
  const queue: { readonly key: string; readonly path: readonly Edge<Event>[] }[] = [
    { key: from, path: [] },
  ]
  const seen = new Set([from])
  for (const { key, path } of queue) {
    for (const edge of edgesOf.get(key) ?? []) {
      if (remaining.has(edge.id)) return [...path, edge]
      if (!seen.has(edge.to)) queue.push({ key: edge.to, path: [...path, edge] })
      seen.add(edge.to)
    }
  }
  return undefined
}
