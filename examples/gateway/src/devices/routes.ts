import type { CallReply } from '@selvage/core/contract'
import { endDevice, endOtherDevices, listDevices } from '@selvage/core/devices'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { sessions } from '../db/schema/session.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import type { Session } from '../http/visitor.ts'

/** The most sessions of a list: the one that asks, and the 100 others that were used last. */
const MOST = 101

type Asking = Pick<Session, 'userId' | 'sessionId'>

/** The member's sessions but the one that asks. */
const othersOf = ({ userId, sessionId }: Asking) =>
  and(eq(sessions.userId, userId), ne(sessions.id, sessionId ?? ''))

async function listed(asking: Asking, { db, now }: Deps): Promise<CallReply<typeof listDevices>> {
  const rows = await db.orm
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      rotatedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, asking.userId), gt(sessions.expiresAt, now())))
    .orderBy(
      desc(sql`${sessions.id} = ${asking.sessionId ?? ''}`),
      desc(sessions.rotatedAt),
      sessions.id,
    )
    .limit(MOST)
  return {
    devices: rows.map(({ id, browser, system, createdAt, rotatedAt }) => ({
      id,
      browser,
      system,
      current: id === asking.sessionId,
      logged_in_at: createdAt.toISOString(),
      last_used_at: rotatedAt.toISOString(),
    })),
  }
}

const list = handle(listDevices, ({ session }, deps) => listed(session, deps))

const end = handle(endDevice, async ({ request, session, params }, deps) => {
  assertStorefront(request, deps.config)
  const ended = await deps.db.orm
    .delete(sessions)
    .where(and(othersOf(session), eq(sessions.id, params.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw httpError('DEVICE_NOT_FOUND')
  return listed(session, deps)
})

const endOthers = handle(endOtherDevices, async ({ request, session }, deps) => {
  assertStorefront(request, deps.config)
  await deps.db.orm.delete(sessions).where(othersOf(session))
  return listed(session, deps)
})

/** Where a member is logged in, and ending it there. */
export const deviceRoutes: readonly Route[] = [list, end, endOthers]
