import * as v from 'valibot'
import type { Call, CallAnswer, CallInput, Schema } from './define-call.ts'
import { shopError } from './shop-error.ts'

/** The longest that one call may take with its retries unless the call has its own limit, ms. */
export const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Makes the URL of a call below the gateway's address: fills in the path's parameters and appends
 * the query. Every value is percent-encoded (space as %20, comma as %2C); empty values are left
 * out.
 */
export function callUrl(
  call: Pick<Call, 'path'>,
  input: { params?: Readonly<Record<string, string | number>> | undefined; query?: unknown } = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  )
  const pairs = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}

/**
 * Decodes an answer of the gateway into the domain's names. Throws SERVER_ERROR for an answer that
 * does not fit the contract.
 */
export function readAnswer<C extends Pick<Call, 'answer'>>(
  call: C,
  wire: unknown,
): v.InferOutput<C['answer']> {
  const parsed = v.safeParse(call.answer as Schema, wire)
  if (!parsed.success) throw shopError('SERVER_ERROR')
  return parsed.output as v.InferOutput<C['answer']>
}

/**
 * Makes one public read without cookies, session or retry, for pages that only show data. Use
 * `createGateway` for everything else. Rejects with SERVER_ERROR when the gateway is down, slow or
 * gives an answer that does not fit the contract.
 */
export async function readOnce<C extends Call>(
  gatewayUrl: string,
  call: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> {
  const { params, query } = input as unknown as {
    params?: Readonly<Record<string, string | number>>
    query?: unknown
  }
  const response = await fetch(gatewayUrl + callUrl(call, { params, query }), {
    credentials: 'omit',
    signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  }).catch(() => undefined)
  if (!response?.ok) throw shopError('SERVER_ERROR', response && { status: response.status })
  return readAnswer(call, await response.json().catch(() => undefined)) as CallAnswer<C>
}
