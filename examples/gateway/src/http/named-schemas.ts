import { SCHEMA_PLACES } from './schema-names.table.ts'

type Json = Readonly<Record<string, unknown>>

/** The schemas of a call, with all that they consist of. */
interface CallSchemas {
  readonly body: Json | undefined
  readonly answer: Json
}

interface NamedSchemas {
  /** The named schemas, each with references to the others. */
  readonly schemas: Readonly<Record<string, unknown>>
  /** Returns a part of the document with a reference in the place of each named schema. */
  withReferences(part: unknown): unknown
}

/** Names the schemas of the calls as the table says. Throws for a place where there is none. */
export function nameSchemas(callSchemas: ReadonlyMap<string, CallSchemas>): NamedSchemas {
  const named = Object.entries(SCHEMA_PLACES).map(([name, [call, part, path]]) => {
    const schema = schemaAt(callSchemas.get(call)?.[part], path)
    if (schema === undefined)
      throw new Error(`The table of schema names has ${name} at ${call}, where there is no schema.`)
    return { name, schema }
  })
  const nameOf = new Map(named.map(({ name, schema }) => [JSON.stringify(schema), name]))
  const withReferences = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const name = nameOf.get(JSON.stringify(part))
    return name === undefined ? inside(part) : { $ref: `#/components/schemas/${name}` }
  }
  const inside = (part: object): unknown =>
    Array.isArray(part)
      ? part.map(withReferences)
      : Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withReferences(inner)]))
  return {
    schemas: Object.fromEntries(named.map(({ name, schema }) => [name, inside(schema)])),
    withReferences,
  }
}

/** The schema of a value without null, or of the entries of a list. */
function plain(schema: Json | undefined): Json | undefined {
  const { anyOf, items } = (schema ?? {}) as { anyOf?: readonly Json[]; items?: Json }
  const [first, other] = anyOf ?? []
  if (other?.['type'] === 'null' && anyOf?.length === 2) return plain(first)
  return items ? plain(items) : schema
}

/** One of the shapes that a value may have, by its place among them. */
const oneOf = (schema: Json | undefined, place: string): Json | undefined =>
  (schema?.['oneOf'] as readonly Json[] | undefined)?.[Number(place)]

function schemaAt(schema: Json | undefined, path: string): Json | undefined {
  let at = plain(schema)
  for (const name of path === '' ? [] : path.split('.')) {
    const properties = at?.['properties'] as Readonly<Record<string, Json>> | undefined
    at = plain(properties?.[name] ?? oneOf(at, name))
  }
  return at
}
