import * as v from 'valibot'
import { callUrl } from './call-url.ts'
import { DEFAULT_TIMEOUT_MS } from './default-timeout.ts'
import type { Call, CallAnswer, CallInput, Schema } from './define-call.ts'
import { shopError } from './shop-error.ts'

/**
 * A gateway's answer in the domain's names; throws SERVER_ERROR for anything that the contract does
 * not know.
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
 * Makes one public read without cookies, session or retry: the light sibling of `createGateway` for
 * a page that only shows things. Rejects with SERVER_ERROR when the gateway is down, slow or
 * answers rubbish.
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
