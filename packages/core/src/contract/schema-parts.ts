import type { Schema } from './define-call.ts'

/** The parts that schemas of objects, lists and optional values have. */
interface SchemaPart {
  readonly type?: string
  readonly entries?: Readonly<Record<string, SchemaPart>>
  readonly wrapped?: SchemaPart
  readonly item?: SchemaPart
}

/** The schema within optional and nullable ones. */
const unwrapped = (schema: SchemaPart | undefined): SchemaPart | undefined =>
  schema?.wrapped ? unwrapped(schema.wrapped) : schema

/** Returns the entries of the object at a path; undefined where the schema has no object there. */
export function entriesAt(
  schema: Schema,
  path: readonly string[],
): Readonly<Record<string, SchemaPart>> | undefined {
  let at = unwrapped(schema as SchemaPart)
  for (const key of path) {
    const { entries } = at ?? {}
    const entry = entries && Object.hasOwn(entries, key) ? entries[key] : undefined
    at = unwrapped(at?.item ?? entry)
  }
  return at?.entries
}

/**
 * Returns the path of every list in a value that stands in the place of an object. JavaScript takes
 * a list for an object, and so do the schemas.
 */
export const listsAsObjects = (schema: Schema, value: unknown): readonly (readonly string[])[] =>
  listsBelow(schema as SchemaPart, value, [])

function listsBelow(
  schema: SchemaPart | undefined,
  value: unknown,
  path: readonly string[],
): readonly (readonly string[])[] {
  const part = unwrapped(schema)
  if (part === undefined || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const { item } = part
    if (part.entries || part.type === 'variant' || part.type === 'record') return [path]
    return item ? value.flatMap((each, at) => listsBelow(item, each, [...path, String(at)])) : []
  }
  return Object.entries(part.entries ?? {}).flatMap(([key, entry]) =>
    listsBelow(entry, Object.hasOwn(value, key) ? value[key as never] : undefined, [...path, key]),
  )
}
