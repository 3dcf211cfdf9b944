import { HttpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'

/** A request whose session is read, or rejected, when it is asked for. */
interface Visited {
  readonly visitor: Session | null
}

/**
 * The session that the caller comes with. One that has to be refreshed first is rejected, so that a
 * guest's cart is not left behind; one that was never ours counts as none.
 */
export function knownVisitor(context: Visited): Session | null {
  try {
    return context.visitor
  } catch (error) {
    if (error instanceof HttpError && error.errors[0]?.code !== 'JWTExpired') return null
    throw error
  }
}

/** The session of a valid access token; one that has to be refreshed counts as none. */
export function currentVisitor(context: Visited): Session | null {
  try {
    return context.visitor
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
