import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { statusOfCode } from '../errors/status-of-code.ts'

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

/** Throws a {@link Rejection} with one code; its status is the code's where no other is given. */
export function reject(
  code: ErrorCode,
  {
    current,
    status,
    ...detail
  }: Omit<ErrorDetail, 'code'> & { status?: number; current?: unknown } = {},
): never {
  const answered = status ?? statusOfCode(code, detail.field !== undefined)
  throw new Rejection(answered, [{ code, ...detail }], current)
}
