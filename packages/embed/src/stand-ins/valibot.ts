/**
 * What the contracts ask of valibot, for the script that partners load: it tells whether an answer fits and transforms it,
 * without the sentences that say why not. The build puts it in valibot's place; `valibot.test.ts` holds both to the same verdicts,
 * and a contract that needs more of valibot does not build until it is written here.
 */
const NO = Symbol('does not fit')

/** Gives the output for an input, or NO. */
type Read = (value: unknown) => unknown
interface Schema { readonly read: Read, readonly optional?: true }
type Entries = Readonly<Record<string, Schema>>

const schema = (read: Read): Schema => ({ read })
const when = (fits: (value: never) => boolean): Schema => schema((value) => (fits(value as never) ? value : NO))

// @__NO_SIDE_EFFECTS__
export const string = (): Schema => when((value) => typeof value === 'string')
// @__NO_SIDE_EFFECTS__
export const number = (): Schema => when((value) => typeof value === 'number' && !Number.isNaN(value))
// @__NO_SIDE_EFFECTS__
export const boolean = (): Schema => when((value) => typeof value === 'boolean')
// @__NO_SIDE_EFFECTS__
export const unknown = (): Schema => schema((value) => value)
// @__NO_SIDE_EFFECTS__
export const literal = (only: unknown): Schema => when((value) => value === only)
// @__NO_SIDE_EFFECTS__
export const picklist = (options: readonly unknown[]): Schema => when((value) => options.includes(value as never))
// @__NO_SIDE_EFFECTS__
export const regex = (pattern: RegExp): Schema => when((value: string) => pattern.test(value))
// @__NO_SIDE_EFFECTS__
export const integer = (): Schema => when(Number.isInteger)
// @__NO_SIDE_EFFECTS__
export const minValue = (least: number): Schema => when((value: number) => value >= least)
// @__NO_SIDE_EFFECTS__
export const maxValue = (most: number): Schema => when((value: number) => value <= most)
// @__NO_SIDE_EFFECTS__
export const minLength = (least: number): Schema => when((value: string) => value.length >= least)
// @__NO_SIDE_EFFECTS__
export const maxLength = (most: number): Schema => when((value: string) => value.length <= most)
// @__NO_SIDE_EFFECTS__
export const check = (fits: (value: never) => boolean): Schema => when(fits)
// @__NO_SIDE_EFFECTS__
export const transform = (change: (value: never) => unknown): Schema => schema((value) => change(value as never))
// @__NO_SIDE_EFFECTS__
export const nullable = ({ read }: Schema): Schema => schema((value) => (value === null ? null : read(value)))
// @__NO_SIDE_EFFECTS__
export const optional = ({ read }: Schema): Schema => ({ optional: true, read: (value) => (value === undefined ? value : read(value)) })
// @__NO_SIDE_EFFECTS__
export const pipe = (...steps: readonly Schema[]): Schema & { pipe: readonly Schema[] } => ({
  ...steps[0], pipe: steps, read: (value) => steps.reduce((read, step) => (read === NO ? NO : step.read(read)), value),
})

/** Reads each pair into a new object; NO as soon as one does not fit. */
function readAll<Key extends string | number>(into: unknown, pairs: Iterable<readonly [Key, Schema, unknown]>): unknown {
  for (const [key, { read }, value] of pairs) {
    const out = read(value)
    if (out === NO) return NO
    ;(into as Record<Key, unknown>)[key] = out
  }
  return into
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// @__NO_SIDE_EFFECTS__
export const array = (item: Schema): Schema & { item: Schema } => ({
  item, read: (value) => (Array.isArray(value) ? readAll([], value.map((each, at) => [at, item, each] as const)) : NO),
})

// @__NO_SIDE_EFFECTS__
export const object = (entries: Entries): Schema & { entries: Entries } => ({
  entries,
  read(value) {
    if (!isObject(value)) return NO
    const names = Object.keys(entries).filter((name) => name in value || !entries[name]?.optional)
    return names.every((name) => name in value) ? readAll({}, names.map((name) => [name, entries[name] as Schema, value[name]] as const)) : NO
  },
})

// @__NO_SIDE_EFFECTS__
export const strictObject = (entries: Entries): Schema => {
  const { read } = object(entries)
  return { ...object(entries), read: (value) => (isObject(value) && Object.keys(value).every((name) => Object.hasOwn(entries, name)) ? read(value) : NO) }
}

const UNSAFE = ['__proto__', 'prototype', 'constructor']

// @__NO_SIDE_EFFECTS__
export const record = (key: Schema, item: Schema): Schema => schema((value) => {
  if (!isObject(value)) return NO
  const names = Object.keys(value).filter((name) => !UNSAFE.includes(name))
  return names.every((name) => key.read(name) !== NO) ? readAll({}, names.map((name) => [name, item, value[name]] as const)) : NO
})

export const safeParse = ({ read }: Schema, value: unknown): { success: boolean, output: unknown } => {
  const output = read(value)
  return { success: output !== NO, output }
}
