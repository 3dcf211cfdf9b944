import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'

/** An answer that rejects: thrown by a handler, sent as the gateway would send it. */
export class Rejection extends Error {
  override name = 'Refusal'
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

/** Rejects with one code: 400, or the status given. */
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
