import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { publicId } from '../contract/wire.ts'

const device = v.pipe(
  v.object({
    id: publicId,
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    current: v.boolean(),
    logged_in_at: v.string(),
    last_used_at: v.string(),
  }),
  v.transform((wire) => ({
    /** The id of the session, which opens nothing. */
    id: wire.id,
    /** The name of the browser, such as `Chrome`; null for one that is not known. */
    browser: wire.browser,
    /** The system that it runs on, such as `Windows` or `iPhone`; null where that is not known. */
    system: wire.system,
    /** True for the session that asks. */
    isCurrent: wire.current,
    loggedInAt: wire.logged_in_at,
    /** When it was last used, to within a quarter of an hour. */
    lastUsedAt: wire.last_used_at,
  })),
)
/** A browser in which a member is logged in. */
export type Device = v.InferOutput<typeof device>

const listed = v.pipe(
  v.object({ devices: v.array(device) }),
  v.transform((wire): readonly Device[] => wire.devices),
)

/**
 * Gets where a member is logged in: the session that asks, and then the 100 others that were used
 * last, the newest use first. Neither an address nor a token of theirs is in it. A guest is
 * UNAUTHORIZED.
 */
export const listDevices = defineCall({
  name: 'devices.list',
  method: 'GET',
  path: '/user/me/devices',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED'],
})

/**
 * Ends another session of the member's: its browser's next request is a visitor's. The session that
 * asks is ended by `logOut`; its id is DEVICE_NOT_FOUND here, as is one that has ended and that of
 * another member.
 */
export const endDevice = defineCall({
  name: 'devices.end',
  method: 'DELETE',
  path: '/user/me/devices/{id}',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED', 'DEVICE_NOT_FOUND'],
})

/** Ends all sessions of the member's but the one that asks. */
export const endOtherDevices = defineCall({
  name: 'devices.endOthers',
  method: 'DELETE',
  path: '/user/me/devices',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED'],
})
