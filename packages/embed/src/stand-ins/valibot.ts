/**
 * What the contracts ask of valibot, for the script that partners load: it tells whether an answer
 * fits and transforms it, without the sentences that say why not. The build puts it in valibot's
 * place; `valibot.test.ts` holds both to the same verdicts, and a contract that needs more of
 * valibot does not build until it is written here.
 */
const NO = Symbol('does not fit')

/** Gives the output for an input, or NO. */
type Read = (value: unknown) => unknown
interface Schema {
  readonly read: Read
  /** May be missing from an object. */
  readonly optional?: true
  /** What a missing one counts as. */
  readonly otherwise?: unknown
}
type Entries = Readonly<Record<string, Schema>>

/* @__NO_SIDE_EFFECTS__ */
function when(fits: (value: never) => boolean): Schema {
  return { read: (value) => (fits(value as never) ? value : NO) }
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema {
  return when((value) => typeof value === 'string')
}
/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema {
  return when((value) => typeof value === 'number' && !Number.isNaN(value))
}
/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema {
  return when((value) => typeof value === 'boolean')
}
/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return { read: (value) => value }
}
/* @__NO_SIDE_EFFECTS__ */
export function literal(only: unknown): Schema {
  return when((value) => value === only)
}
/* @__NO_SIDE_EFFECTS__ */
export function picklist(options: readonly unknown[]): Schema {
  return when((value) => options.includes(value as never))
}
/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Schema {
  return when((value: string) => pattern.test(value))
}
/* @__NO_SIDE_EFFECTS__ */
export function integer(): Schema {
  return when(Number.isInteger)
}
/* @__NO_SIDE_EFFECTS__ */
export function minValue(least: number): Schema {
  return when((value: number) => value >= least)
}
/* @__NO_SIDE_EFFECTS__ */
export function maxValue(most: number): Schema {
  return when((value: number) => value <= most)
}
/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number): Schema {
  return when((value: string) => value.length >= least)
}
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number): Schema {
  return when((value: string) => value.length <= most)
}
/* @__NO_SIDE_EFFECTS__ */
export function check(fits: (value: never) => boolean): Schema {
  return when(fits)
}
/* @__NO_SIDE_EFFECTS__ */
export function transform(change: (value: never) => unknown): Schema {
  return { read: (value) => change(value as never) }
}
/* @__NO_SIDE_EFFECTS__ */
export function nullable({ read }: Schema): Schema {
  return { read: (value) => (value === null ? null : read(value)) }
}
/* @__NO_SIDE_EFFECTS__ */
export function optional({ read }: Schema, otherwise?: unknown): Schema {
  return {
    optional: true,
    otherwise,
    read: (value) =>
      value !== undefined ? read(value) : otherwise === undefined ? value : read(otherwise),
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(...steps: readonly Schema[]): Schema & { pipe: readonly Schema[] } {
  return {
    ...steps[0],
    pipe: steps,
    read: (value) => steps.reduce((read, step) => (read === NO ? NO : step.read(read)), value),
  }
}

/** Reads each pair into a new object; NO as soon as one does not fit. */
function readAll<Key extends string | number>(
  into: unknown,
  pairs: Iterable<readonly [Key, Schema, unknown]>,
): unknown {
  for (const [key, { read }, value] of pairs) {
    const out = read(value)
    if (out === NO) return NO
    ;(into as Record<Key, unknown>)[key] = out
  }
  return into
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Schema): Schema & { item: Schema } {
  return {
    item,
    read: (value) =>
      Array.isArray(value)
        ? readAll(
            [],
            value.map((each, at) => [at, item, each] as const),
          )
        : NO,
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function object(entries: Entries): Schema & { entries: Entries } {
  return {
    entries,
    read(value) {
      if (!isObject(value)) return NO
      const pairs: [string, Schema, unknown][] = []
      for (const [name, schema] of Object.entries(entries)) {
        if (name in value || schema.otherwise !== undefined) pairs.push([name, schema, value[name]])
        else if (!schema.optional) return NO
      }
      return readAll({}, pairs)
    },
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function strictObject(entries: Entries): Schema & { entries: Entries } {
  const { read } = object(entries)
  return {
    entries,
    read: (value) =>
      isObject(value) && Object.keys(value).every((name) => Object.hasOwn(entries, name))
        ? read(value)
        : NO,
  }
}

const UNSAFE = ['__proto__', 'prototype', 'constructor']

/* @__NO_SIDE_EFFECTS__ */
export function record(key: Schema, item: Schema): Schema {
  return {
    read(value) {
      if (!isObject(value)) return NO
      const names = Object.keys(value).filter((name) => !UNSAFE.includes(name))
      return names.every((name) => key.read(name) !== NO)
        ? readAll(
            {},
            names.map((name) => [name, item, value[name]] as const),
          )
        : NO
    },
  }
}

export function safeParse({ read }: Schema, value: unknown): { success: boolean; output: unknown } {
  const output = read(value)
  return { success: output !== NO, output }
}
