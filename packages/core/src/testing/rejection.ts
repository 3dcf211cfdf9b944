import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'

/** Thrown by a handler that rejects a request; sent as the gateway's error answer. */
export class Rejection extends Error {
  override name = 'Rejection'
  readonly status: number
  readonly errors: readonly ErrorDetail[]
  readonly current: unknown

  constructor(status: number, errors: readonly ErrorDetail[], current?: unknown) {
    super(errors[0]?.code ?? 'SERVER_ERROR')
    this.status = status
    this.errors = errors
    this.current = current
  }
}

/** Throws a {@link Rejection} with one code and the given status, 400 by default. */
export function reject(
  code: ErrorCode,
  {
    status = 400,
    current,
    ...detail
  }: Omit<ErrorDetail, 'code'> & { status?: number; current?: unknown } = {},
): never {
  throw new Rejection(status, [{ code, ...detail }], current)
}
