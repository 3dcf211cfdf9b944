import { createHash } from 'node:crypto'
import {
  ANY_VERSION,
  isCardKey,
  isPlain,
  needsUser,
  ORDER_TOKEN_HEADER,
  orderTokenUse,
  readInput,
} from '@selvage/core/contract'
import type { Call, Schema } from '@selvage/core/contract'
import { isLocale } from '@selvage/core/locale'
import type { InferOutput } from 'valibot'
import type { Deps } from '../app-deps.ts'
import { REPLAYED_HEADER } from './answer.ts'
import { HttpError, httpError } from './http-error.ts'
import type { CallContext, Route } from './handle.ts'
import { LIMITS } from './limits.table.ts'
import type { LimitName } from './limits.table.ts'
import { readBody } from './read-body.ts'
import type { ReadBody } from './read-body.ts'
import { invalidKey, invalidVersion } from './request-errors.ts'
import { countShared } from './shared-limit.ts'
import type { ReadVisitor, Visitor } from './visitor.ts'

/** The parts of a request that are known before its call is read. */
export interface Arrival {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly peer: string
  readonly requestId: string
  /** Collects the `Set-Cookie` lines of the answer. */
  readonly cookies: string[]
  /** Collects the other headers of the answer. */
  readonly answerHeaders: Map<string, string>
}

const NO_BODY: ReadBody = { raw: new Uint8Array(), json: undefined }

/**
 * Reads a request by its call's contract. Its visitor is identified and its limit is counted before
 * the query and the body are read: who may not make a call costs nothing.
 */
export async function callContext(
  route: Route,
  arrival: Arrival,
  deps: Deps,
  readVisitor: ReadVisitor,
): Promise<CallContext<Call>> {
  const { request } = arrival
  const { call, messages } = route
  const setCookie = (line: string) => {
    arrival.cookies.push(line)
  }
  const who = await readVisitor(request, call, deps, setCookie)
  const orderToken = readOrderToken(request, call)
  if (needsUser(call, orderToken)) who.session()
  if (route.limit) await countShared(route.limit, countedKey(route.limit, arrival, who), deps)
  const key = call.keyed ? readKey(request, isPlain(call)) : ''
  const version = call.versioned ? readVersion(request, isPlain(call)) : -1
  const url = new URL(request.url)
  const query = call.query ? validate(call.query, readQuery(url.searchParams), messages) : undefined
  const { raw, json } = await bodyOf(route, request)
  const body = call.body ? validate(call.body, json, messages) : undefined
  const locale = url.searchParams.get('page_locale')
  return {
    params: arrival.params,
    query,
    body,
    rawBody: raw,
    request,
    version,
    key,
    orderToken,
    peer: arrival.peer,
    requestId: arrival.requestId,
    get session() {
      return who.session()
    },
    get visitor() {
      return who.visitor()
    },
    locale: isLocale(locale) ? locale : 'en_US',
    get bodyHash() {
      return createHash('sha256')
        .update(JSON.stringify([arrival.params, json ?? null]))
        .digest('base64url')
    },
    setCookie,
    markReplayed: () => {
      arrival.answerHeaders.set(REPLAYED_HEADER, 'true')
    },
  }
}

/** Whose events a limit of a call counts: those of an address, or of the session's user. */
const countedKey = (limit: LimitName, { peer }: Arrival, who: Visitor): string =>
  LIMITS[limit].counts === 'address' ? peer : who.session().userId

/** A change without a body, such as DELETE, needs no content type; any other must be JSON. */
async function bodyOf({ call, maxBodyBytes }: Route, request: Request): Promise<ReadBody> {
  // A server's request has a stream for each method that may have a body, also for an empty one.
  const { headers } = request
  const isEmpty =
    Number(headers.get('content-length') ?? 0) === 0 &&
    headers.get('transfer-encoding') === null &&
    headers.get('content-type') === null
  if (call.method === 'GET' || (!call.body && isEmpty)) return NO_BODY
  return readBody(request, maxBodyBytes)
}

/**
 * Reads a query or body by its contract, or throws an {@link HttpError} with the errors of its
 * fields. `messages` are those of the contract that the answer repeats.
 */
function validate<S extends Schema>(
  schema: S,
  value: unknown,
  messages?: readonly string[],
): InferOutput<S> {
  const read = readInput(schema, value, messages)
  if (!read.ok) throw new HttpError(400, read.errors)
  return read.output
}

/** Each name once; the values of a repeated one are joined with commas, as a search reads them. */
function readQuery(params: URLSearchParams): Record<string, string> {
  const query = new Map<string, string>()
  for (const [name, value] of params)
    query.set(name, query.has(name) ? `${query.get(name)},${value}` : value)
  return Object.fromEntries(query)
}

/** Empty for a request without a key, where that is allowed. */
function readKey(request: Request, isOptional: boolean): string {
  const key = request.headers.get('idempotency-key') ?? ''
  if (key === '' && isOptional) return ''
  if (key === '') throw httpError('REQUEST_PARAMETERS_BLANK', { field: 'Idempotency-Key' })
  // It is stored, and so it must be no card.
  if (!/^[\x21-\x7e]{1,255}$/.test(key) || isCardKey(key)) throw invalidKey()
  return key
}

function readOrderToken({ headers }: Request, call: Call): string | undefined {
  return orderTokenUse(call) && (headers.get(ORDER_TOKEN_HEADER) || undefined)
}

function readVersion(request: Request, isOptional: boolean): number {
  const value = request.headers.get('if-match')
  if (!value && isOptional) return ANY_VERSION
  if (value === null || value === '')
    throw httpError('REQUEST_PARAMETERS_BLANK', { field: 'If-Match' })
  const digits = /^"(\d{1,9})"$/.exec(value)?.[1]
  if (digits === undefined) throw invalidVersion()
  return Number(digits)
}
