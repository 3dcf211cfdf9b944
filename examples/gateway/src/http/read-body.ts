import { MAX_BODY_BYTES, MAX_DEPTH } from './body-limits.ts'
import { clientClosed, httpError } from './http-error.ts'
import { bodyOfOtherType, bodyTooLong, unreadableBody } from './request-errors.ts'

/** Names that reach an object's prototype when they are assigned carelessly. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A request's body as it came and as JSON. */
export interface ReadBody {
  readonly raw: Uint8Array
  readonly json: unknown
}

/**
 * Reads a JSON body: UTF-8 only, at most 256 kB (or `maxBytes`), 32 levels, no prototype names, no
 * number beyond a double.
 */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<ReadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLong(maxBytes)
  if (!isJson(request.headers.get('content-type'))) throw bodyOfOtherType()
  const raw = await collect(request.body, maxBytes)
  if (raw.length === 0) return { raw, json: undefined }
  const text = decode(raw)
  if (tooDeep(text)) throw unreadableBody('depth')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unreadableBody('json')
  }
  rejectOddities(json)
  return { raw, json }
}

function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  return (
    type === 'application/json' &&
    parameters.every(
      (parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter),
    )
  )
}

async function collect(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of whileConnected(body)) {
    length += part.length
    if (length > maxBytes) throw bodyTooLong(maxBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A body that breaks off is the client's doing, whatever the socket calls it. */
async function* whileConnected(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw clientClosed()
  }
}

/** Strict UTF-8; a byte order mark at the start is dropped. */
function decode(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw unreadableBody('encoding')
  }
}

/** Counts brackets outside strings, before a parser has to go down with them. */
function tooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (quoted) {
      if (char === 0x5c) at += 1
      else if (char === 0x22) quoted = false
    } else if (char === 0x22) quoted = true
    else if (char === 0x5b || char === 0x7b) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (char === 0x5d || char === 0x7d) depth -= 1
  }
  return false
}

function rejectOddities(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw unreadableBody('number')
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw httpError('FIELD_NAME_INVALID_OR_INEDITABLE', { field: key })
    rejectOddities(inner)
  }
}
