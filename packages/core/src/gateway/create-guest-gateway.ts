import { callUrl } from '../contract/call-url.ts'
import { DEFAULT_TIMEOUT_MS } from '../contract/default-timeout.ts'
import { readAnswer } from '../contract/read-once.ts'
import type { Gateway, GatewayOptions } from './create-gateway.ts'
import { readFailure } from './read-failure.ts'

type GuestGatewayOptions = Pick<GatewayOptions, 'url' | 'locale' | 'token' | 'timeoutMs'>

/**
 * The client of somebody who has no session: an embed's guest, known by the token of one cart.
 * It speaks the same contract as `createGateway` and fails with the same errors, without cookies,
 * refreshes and repeats, and without the library that these need.
 */
export function createGuestGateway({
  url,
  locale,
  token,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: GuestGatewayOptions): Gateway {
  const send: Gateway['send'] = async (
    call,
    input,
    { signal, key, version, timeoutMs: callTimeoutMs = timeoutMs } = {},
  ) => {
    const { params, query, body } = input as unknown as {
      params?: Record<string, string | number>
      query?: object
      body?: unknown
    }
    const bearer = token?.()
    const deadline = AbortSignal.timeout(callTimeoutMs)
    try {
      const response = await fetch(
        url.replace(/\/$/, '') +
          callUrl(call, { params, query: { page_locale: locale, ...query } }),
        {
          method: call.method,
          credentials: 'omit',
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          headers: {
            ...(call.method !== 'GET' && { 'Content-Type': 'application/json' }),
            ...(bearer && { Authorization: `Bearer ${bearer}` }),
            ...(key && { 'Idempotency-Key': key }),
            ...(version !== undefined && { 'If-Match': `"${version}"` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      )
      const data: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw Object.assign(new Error(call.name), { status: response.status, data })
      return readAnswer(call, data) as never
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw readFailure(error)
    }
  }
  return { send, url }
}
