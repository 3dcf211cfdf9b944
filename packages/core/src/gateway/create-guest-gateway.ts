import { callUrl, DEFAULT_TIMEOUT_MS, readAnswer } from '../contract/call-request.ts'
import type { Gateway, GatewayOptions } from './create-gateway.ts'
import { readFailure } from './read-failure.ts'

type GuestGatewayOptions = Pick<GatewayOptions, 'url' | 'locale' | 'token' | 'timeoutMs'>

/**
 * Makes the client for an embed's guest, who has the token of one cart and no session. It takes the
 * same calls and rejects with the same errors as `createGateway`, but without cookies, session
 * refresh and retries, and without the library that these need.
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
