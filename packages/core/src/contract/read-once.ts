import * as v from 'valibot'
import { callUrl } from './call-url.ts'
import type { Call, CallAnswer, CallInput, Schema } from './define-call.ts'
import { shopError } from './shop-error.ts'

/** How long {@link readOnce} waits for an answer. */
const DEADLINE_MS = 10_000

/** A gateway's answer in the domain's names; throws SERVER_ERROR for anything that the contract does not know. */
export function readAnswer<C extends Call>(call: C, wire: unknown): CallAnswer<C> {
  const parsed = v.safeParse(call.answer as Schema, wire)
  if (!parsed.success) throw shopError('SERVER_ERROR')
  return parsed.output as CallAnswer<C>
}

/**
 * Makes one public read without cookies, session or retry: the light sibling of `createGateway` for a page that only shows things.
 * Rejects with SERVER_ERROR when the gateway is down, slow or answers rubbish; the error's `status` tells them apart.
 * @param asked an answer that is on its way already, such as one that was asked for before this code had arrived
 */
export async function readOnce<C extends Call>(gatewayUrl: string, call: C, input: CallInput<C>, asked?: Promise<Response>): Promise<CallAnswer<C>> {
  const { params, query } = input as { params?: Readonly<Record<string, string | number>>, query?: unknown }
  const response = await (asked ?? fetch(gatewayUrl + callUrl(call, { params, query }), { credentials: 'omit', signal: AbortSignal.timeout(DEADLINE_MS) })).catch(() => undefined)
  if (!response?.ok) throw shopError('SERVER_ERROR', response && { status: response.status })
  return readAnswer(call, await response.json().catch(() => undefined))
}
