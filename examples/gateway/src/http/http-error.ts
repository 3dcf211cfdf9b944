import type { ErrorDetail } from '@selvage/core/contract'
import { statusOfCode } from '@selvage/core/errors'
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

/**
 * Codes that stand for more than one thing, so that an answer with one may name its status: a value
 * is wrong or leads nowhere, and the gateway has no such call or no time for it. The payment
 * provider repeats an event whose signature is wrong unless that is answered with 400.
 */
type CodeOfSeveral = 'SERVER_ERROR' | 'FIELD_VALUE_INVALID' | 'UNAUTHORIZED'

interface Rejected extends Omit<ErrorDetail, 'code'> {
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A rejection with one code, and with the status of that code. */
export function httpError(code: ErrorCode, more?: Rejected): HttpError
export function httpError(
  code: CodeOfSeveral,
  more: Rejected & { readonly status: number },
): HttpError
export function httpError(
  code: ErrorCode,
  { status, current, headers, ...detail }: Rejected & { readonly status?: number } = {},
): HttpError {
  return new HttpError(
    status ?? statusOfCode(code, detail.field !== undefined),
    [{ code, ...detail }],
    { current, ...(headers && { headers }) },
  )
}

/** Too busy, too full or restarting: worth another try in a second. */
export function busy(): HttpError {
  return httpError('SERVER_ERROR', {
    status: 503,
    message:
      'The gateway is busy, full or restarting. Send the request again after the seconds in Retry-After.',
    headers: { 'Retry-After': '1' },
  })
}

/** Over a limit; `code` is that of the call, or SERVER_ERROR. */
export function tooManyRequests(code: ErrorCode, waitS: number): HttpError {
  const message = 'That was too often. Send the request again after the seconds in Retry-After.'
  return new HttpError(429, [{ code, message, params: { minutes: Math.ceil(waitS / 60) } }], {
    headers: { 'Retry-After': String(waitS) },
  })
}

/** A call that rides on the session, made by another page than one of the storefront. */
export function storefrontOnly(): HttpError {
  return httpError('UNAUTHORIZED', {
    field: 'Origin',
    message:
      "Only the storefront's pages make this call. Call without cookies and with a cart token, hand the cart over to the storefront for the checkout, or name this page's origin in the gateway's STOREFRONT_ORIGINS.",
  })
}

/** A cart token with a call of the session. */
export function cartTokenOnly(): HttpError {
  return httpError('UNAUTHORIZED', {
    message:
      'A cart token opens its own cart and nothing else. Hand the cart over to the storefront, where the shopper checks out.',
  })
}

export function unknownHost(): HttpError {
  return httpError('SERVER_ERROR', {
    status: 421,
    message:
      "The gateway has no such host. Call it at its own address, or name the host in the gateway's GATEWAY_HOSTS.",
  })
}

export function urlTooLong(most: number): HttpError {
  return httpError('SERVER_ERROR', {
    status: 414,
    message: `The address has more than ${most} characters. Ask in several requests.`,
  })
}

/** `methods` are those that the path answers. */
export function methodNotAllowed(methods: readonly string[] = []): HttpError {
  return httpError('SERVER_ERROR', {
    status: 405,
    message: 'The path has no such method. Use one of those in Allow.',
    headers: { Allow: methods.join(', ') },
  })
}

export function noSuchPath(): HttpError {
  return httpError('SERVER_ERROR', {
    status: 404,
    message: 'No call has this path. GET /openapi.json lists all calls.',
  })
}

/** Status of a request whose client hung up in its middle; only the log ever sees it. */
export const CLIENT_CLOSED = 499

/** The client hung up before its request was complete. */
export function clientClosed(): HttpError {
  return httpError('SERVER_ERROR', { status: CLIENT_CLOSED, message: 'request aborted' })
}

/** Rejects a call that needs a session and comes without any: nobody has logged in yet. */
export const noSession = (): HttpError =>
  httpError('EXPIRED_SESSION', { params: { reason: 'no_session' } })
