import * as v from 'valibot'
import { user } from '../session/session.contract.ts'

/** The user of a session that has just been opened, and what of a guest's cart had no room. */
export const joined = v.pipe(
  v.object({ user, saved_for_later: v.optional(v.number(), 0) }),
  v.transform((wire) => ({ user: wire.user, savedForLater: wire.saved_for_later })),
)
