/**
 * Runs a machine of `@selvage/machines` on a partner's page: the part of XState's semantics that it
 * uses, at a tenth of XState's weight. The build puts this in XState's place; `xstate.test.ts`
 * walks both through the same events and holds them to the same states, contexts and messages, and
 * what a machine uses beyond this throws when it is run.
 */
type Bag = Record<string, unknown>
interface Event extends Bag {
  readonly type: string
}
interface Scope {
  readonly context: Bag
  readonly event: Event
}
interface Action {
  readonly assign?: ((scope: Scope) => Bag) | Bag
  readonly emit?: (scope: Scope) => Event
}
type Guard = (scope: Scope) => boolean
type Work = (scope: { input: unknown; signal: AbortSignal }) => Promise<unknown>

interface Transition {
  readonly target?: string
  readonly guard?: string
  readonly actions?: readonly (string | Action)[] | string | Action
}
type Transitions = Transition | string | readonly Transition[]
interface Invoke {
  readonly src: string
  readonly input?: (scope: { context: Bag }) => unknown
  readonly onDone?: Transitions
  readonly onError?: Transitions
}
interface Config {
  readonly id?: string
  readonly context?: Bag | ((scope: { input: unknown }) => Bag)
  readonly initial?: string
  readonly type?: 'final'
  readonly states?: Readonly<Record<string, Config>>
  readonly on?: Readonly<Record<string, Transitions>>
  readonly always?: Transitions
  readonly invoke?: Invoke
}
interface Parts {
  readonly actors?: Readonly<Record<string, Work>>
  readonly guards?: Readonly<Record<string, Guard>>
  readonly actions?: Readonly<Record<string, Action>>
}
interface Machine {
  readonly config: Config
  readonly parts: Parts
  provide(parts: Parts): Machine
}

const KNOWN = new Set(['id', 'context', 'initial', 'type', 'states', 'on', 'always', 'invoke'])
const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]
const transitionsOf = (value: Transitions | undefined): readonly Transition[] =>
  list<Transition | string>(value).map((each) =>
    typeof each === 'string' ? { target: each } : each,
  )

/**
 * What an assignment comes to: a function's answer, or each property's, which may be a function of
 * its own.
 */
function assigned(change: NonNullable<Action['assign']>, scope: Scope): Bag {
  if (typeof change === 'function') return change(scope)
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'function' ? (value as (scope: Scope) => unknown)(scope) : value,
    ]),
  )
}

/** Names of the states from the top to one of them. */
type Path = readonly string[]

function machineOf(config: Config, parts: Parts): Machine {
  return {
    config,
    parts,
    provide: (given) =>
      machineOf(config, {
        actors: { ...parts.actors, ...given.actors },
        guards: { ...parts.guards, ...given.guards },
        actions: { ...parts.actions, ...given.actions },
      }),
  }
}

/** Throws for a machine that uses more than is written here. */
function check(id: string | undefined, state: Config): void {
  const strange = Object.keys(state).find((key) => !KNOWN.has(key))
  if (strange !== undefined)
    throw new Error(
      `The machine "${id}" uses "${strange}", which an embed cannot run. Teach it to stand-ins/xstate.ts, or do without.`,
    )
  Object.values(state.states ?? {}).forEach((each) => check(id, each))
}

export const setup = (parts: Parts) => ({
  createMachine: (config: Config): Machine => machineOf(config, parts),
})
export const assign = (change: Action['assign']): Action => ({ ...(change && { assign: change }) })
export const emit = (make: NonNullable<Action['emit']>): Action => ({ emit: make })
export const fromPromise = (work: Work): Work => work

export function createActor({ config, parts }: Machine, { input }: { input?: unknown } = {}) {
  check(config.id, config)
  const stateAt = (path: Path): Config =>
    path.reduce((state, name) => state.states?.[name] as Config, config)
  const observers = new Set<(snapshot: unknown) => void>()
  const hearers: { type: string; hear: (event: Event) => void }[] = []
  const invoked = new Map<string, AbortController>()
  const queue: {
    event: Event
    own?: { path: Path; transitions: readonly Transition[]; lifetime: AbortController }
  }[] = []
  let context =
    typeof config.context === 'function' ? config.context({ input }) : { ...config.context }
  let path: Path = []
  let status: 'unstarted' | 'active' | 'done' | 'stopped' = 'unstarted'
  let emitted: Event[] = []
  let busy = false

  const snapshot = () => ({
    context,
    status,
    path,
    matches: (name: string) => name.split('.').every((chunk, at) => path[at] === chunk),
  })

  function enter(into: Path, event: Event): void {
    path = into
    const state = stateAt(into)
    if (state.invoke) invoke(into, state.invoke)
    if (state.type === 'final') status = 'done'
    else if (state.initial) enter([...into, state.initial], event)
  }

  function invoke(at: Path, { src, input: inputOf, onDone, onError }: Invoke): void {
    const lifetime = new AbortController()
    invoked.set(at.join(), lifetime)
    const settle = (transitions: Transitions | undefined) => (event: Bag) =>
      post({
        event: { type: src, ...event },
        own: { path: at, transitions: transitionsOf(transitions), lifetime },
      })
    const given = inputOf?.({ context })
    void Promise.resolve()
      .then(() => (parts.actors?.[src] as Work)({ input: given, signal: lifetime.signal }))
      .then(
        (output) => settle(onDone)({ output }),
        (error: unknown) => settle(onError)({ error }),
      )
  }

  function leaveBelow(store: number): void {
    for (let depth = path.length; depth > store; depth -= 1) {
      const key = path.slice(0, depth).join()
      invoked.get(key)?.abort()
      invoked.delete(key)
    }
  }

  function targetOf(source: Path, target: string): Path {
    if (target.startsWith('#')) return target.split('.').slice(1)
    return target.startsWith('.')
      ? [...source, ...target.slice(1).split('.')]
      : [...source.slice(0, -1), ...target.split('.')]
  }

  function take(source: Path, transitions: readonly Transition[], event: Event): boolean {
    const chosen = transitions.find(
      ({ guard }) => guard === undefined || parts.guards?.[guard]?.({ context, event }),
    )
    if (!chosen) return false
    const to = chosen.target === undefined ? undefined : targetOf(source, chosen.target)
    // The lowest state that holds both stays active; what is below it is left.
    const inside = to && source.length < to.length && source.every((name, at) => to[at] === name)
    const shared = inside
      ? source.length
      : to
        ? source.slice(0, -1).findIndex((name, at) => to[at] !== name)
        : 0
    const store = shared < 0 ? Math.max(0, source.length - 1) : shared
    if (to) leaveBelow(store)
    for (const each of list<string | Action>(chosen.actions)) {
      const action = typeof each === 'string' ? parts.actions?.[each] : each
      if (action?.assign) context = { ...context, ...assigned(action.assign, { context, event }) }
      if (action?.emit) emitted.push(action.emit({ context, event }))
    }
    if (to) {
      for (let depth = store + 1; depth < to.length; depth += 1) {
        path = to.slice(0, depth)
        const { invoke: started } = stateAt(path)
        if (started) invoke(path, started)
      }
      enter(to, event)
    }
    return true
  }

  const upwards = (): Path[] => path.map((_, at) => path.slice(0, path.length - at)).concat([[]])

  function settleAlways(event: Event): void {
    while (
      status === 'active' &&
      upwards().some((at) => take(at, transitionsOf(stateAt(at).always), event))
    ) {
      /* until nothing is eventless */
    }
  }

  function post(entry: (typeof queue)[number]): void {
    queue.push(entry)
    if (busy) return
    busy = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) run(next)
    } finally {
      busy = false
    }
  }

  function run({ event, own }: (typeof queue)[number]): void {
    if (status !== 'active' || own?.lifetime.signal.aborted) return
    if (own) take(own.path, own.transitions, event)
    else upwards().some((at) => take(at, transitionsOf(stateAt(at).on?.[event.type]), event))
    settleAlways(event)
    tell()
  }

  function tell(): void {
    const messages = emitted
    emitted = []
    for (const message of messages)
      hearers.filter(({ type }) => type === message.type).forEach(({ hear }) => hear(message))
    observers.forEach((observe) => observe(snapshot()))
  }

  return {
    getSnapshot: snapshot,
    send: (event: Event) => post({ event }),
    subscribe: (observe: (snapshot: unknown) => void) => void observers.add(observe),
    on: (type: string, hear: (event: Event) => void) => void hearers.push({ type, hear }),
    start() {
      if (status !== 'unstarted') return this
      status = 'active'
      const event = { type: 'start' }
      enter(config.initial ? [config.initial] : [], event)
      settleAlways(event)
      tell()
      return this
    },
    stop() {
      status = 'stopped'
      leaveBelow(0)
      observers.clear()
    },
  }
}

/**
 * For machines that no widget runs but that stand in the same entry point: they can be made, and fail when
 * they are run.
 */
export const fromCallback = (): Work => () =>
  Promise.reject(new Error('A machine with a callback actor cannot run in an embed.'))
