import { isPlain, SAME_CONTENT_MS } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import type { Route } from './handle.ts'
import { schemaOf } from './schema-of.ts'

type Json = Readonly<Record<string, unknown>>

const SECONDS = SAME_CONTENT_MS / 1000
const KEY =
  'A new key for each new request, such as a UUID. The same key with the same content is one request however often it is sent, and the answer to a repeated one has the header Idempotent-Replayed; with other content it is 422.'
const NO_KEY = `Without it, requests of the same content within ${SECONDS} seconds are one request.`
const VERSION =
  'The `version` of the cart that the change was made for, in quotation marks. A stale one is 409 with the cart as it is.'
const NO_VERSION = 'Without it, the last change wins.'

const withOptional = (isOptional: boolean, text: string, more: string): string =>
  isOptional ? `${text} ${more}` : text

/** The parameters of a call: in its path, its query and its headers. */
export function parametersOf({
  call,
  queryValues = {},
}: Pick<Route, 'call' | 'queryValues'>): Json[] {
  const path = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query
    ? (schemaOf(call.query) as { properties?: Json; required?: string[] })
    : {}
  return [
    ...path,
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      // A parameter of a query can be left out unless it says otherwise.
      ...(query.required?.includes(name) && { required: true }),
      schema,
      ...queryValues[name],
    })),
    ...(call.keyed ? [keyParameter(call)] : []),
    ...(call.versioned ? [versionParameter(call)] : []),
  ]
}

const keyParameter = (call: Call): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: !isPlain(call),
  description: withOptional(isPlain(call), KEY, NO_KEY),
  schema: { type: 'string', minLength: 1, maxLength: 255 },
})

const versionParameter = (call: Call): Json => ({
  name: 'If-Match',
  in: 'header',
  required: !isPlain(call),
  description: withOptional(isPlain(call), VERSION, NO_VERSION),
  schema: { type: 'string', pattern: '^"[0-9]{1,9}"$' },
})
