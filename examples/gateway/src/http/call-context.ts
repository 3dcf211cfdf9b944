import { createHash } from 'node:crypto'
import type { Call } from '@selvage/core/contract'
import { isLocale } from '@selvage/core/locale'
import type { Deps } from '../app-deps.ts'
import { readVisitor } from '../session/read-visitor.ts'
import { httpError } from './http-error.ts'
import type { CallContext } from './handle.ts'
import { readBody } from './read-body.ts'
import { validate } from './validate.ts'

/** What the frame knows of a request before its call is looked at. */
export interface Arrival {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly peer: string
  readonly requestId: string
  readonly cookies: string[]
  readonly maxBodyBytes?: number | undefined
}

/** Reads a request by its call's contract. Who it comes from is settled before its body is read. */
export async function callContext(
  call: Call,
  arrival: Arrival,
  deps: Deps,
): Promise<CallContext<Call>> {
  const { request } = arrival
  const who = await readVisitor(request, call, deps, (line) => arrival.cookies.push(line))
  if (call.auth === 'session') who.session()
  const key = call.keyed ? readKey(request) : ''
  const version = call.versioned ? readVersion(request) : -1
  const url = new URL(request.url)
  const query = call.query ? validate(call.query, readQuery(url.searchParams)) : undefined
  const { raw, json } =
    call.method === 'GET' ? { raw: new Uint8Array(), json: undefined } : await bodyOf(call, arrival)
  const body = call.body ? validate(call.body, json) : undefined
  const locale = url.searchParams.get('page_locale')
  return {
    params: arrival.params,
    query,
    body,
    rawBody: raw,
    request,
    version,
    key,
    peer: arrival.peer,
    requestId: arrival.requestId,
    get session() {
      return who.session()
    },
    get visitor() {
      return who.visitor()
    },
    locale: isLocale(locale) ? locale : 'en_US',
    bodyHash: createHash('sha256')
      .update(JSON.stringify([arrival.params, json ?? null]))
      .digest('base64url'),
    setCookie: (line) => {
      arrival.cookies.push(line)
    },
  }
}

/**
 * A change without a body (such as DELETE) may come without a content type, but never with another
 * one than JSON.
 */
async function bodyOf(
  call: Call,
  { request, maxBodyBytes }: Arrival,
): Promise<{ raw: Uint8Array; json: unknown }> {
  if (!call.body && !request.body) return { raw: new Uint8Array(), json: undefined }
  return readBody(request, maxBodyBytes)
}

/** Each name once; a repeated one has its values joined with commas, as a search reads it. */
function readQuery(params: URLSearchParams): Record<string, string> {
  const query = new Map<string, string>()
  for (const [name, value] of params)
    query.set(name, query.has(name) ? `${query.get(name)},${value}` : value)
  return Object.fromEntries(query)
}

function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? ''
  if (key === '') throw httpError('REQUEST_PARAMETERS_BLANK', { field: 'Idempotency-Key' })
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw httpError('FIELD_VALUE_INVALID', { field: 'Idempotency-Key' })
  return key
}

function readVersion(request: Request): number {
  const value = request.headers.get('if-match')
  if (value === null || value === '')
    throw httpError('REQUEST_PARAMETERS_BLANK', { field: 'If-Match' })
  const digits = /^"(\d{1,9})"$/.exec(value)?.[1]
  return digits === undefined ? -1 : Number(digits)
}
