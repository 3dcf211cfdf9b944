import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'

/** The id of a member's session; rejects a guest's. */
export function memberIdOf({ guest, userId }: Session): string {
  if (guest) throw httpError('UNAUTHORIZED', { status: 403 })
  return userId
}
