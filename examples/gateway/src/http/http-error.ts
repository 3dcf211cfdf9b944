import type { ErrorDetail } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'

/**
 * A rejection that becomes the answer: its status, the errors list, and the current cart where
 * somebody else changed it.
 */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly errors: readonly ErrorDetail[]
  readonly current: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    errors: readonly ErrorDetail[],
    more: { current?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(errors[0]?.code ?? 'SERVER_ERROR')
    this.status = status
    this.errors = errors
    this.current = more.current
    this.headers = more.headers ?? {}
  }
}

/** A rejection with one code; its status is 400 where no other is given. */
export function httpError(
  code: ErrorCode,
  {
    status = 400,
    current,
    headers,
    ...detail
  }: Omit<ErrorDetail, 'code'> & {
    status?: number
    current?: unknown
    headers?: Readonly<Record<string, string>>
  } = {},
): HttpError {
  return new HttpError(status, [{ code, ...detail }], { current, ...(headers && { headers }) })
}

/** Too busy, too full or restarting: worth another try in a second. */
export function busy(): HttpError {
  return httpError('SERVER_ERROR', { status: 503, headers: { 'Retry-After': '1' } })
}

/** Status of a request whose client hung up in its middle; only the log ever sees it. */
export const CLIENT_CLOSED = 499

/** The client hung up before its request was complete. */
export function clientClosed(): HttpError {
  return httpError('SERVER_ERROR', { status: CLIENT_CLOSED, message: 'request aborted' })
}
