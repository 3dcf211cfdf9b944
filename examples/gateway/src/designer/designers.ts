import { eq } from 'drizzle-orm'
import { SCREEN_NAME_MAX } from '@selvage/core/account'
import type { Deps } from '../app-deps.ts'
import { designers } from '../db/schema/catalogue.ts'
import { httpError } from '../http/http-error.ts'

/** Text that can be the name of a designer in an address. */
const SCREEN_NAME = new RegExp(`^[\\w.-]{1,${SCREEN_NAME_MAX}}$`)

/** Returns a designer by the name in their address; throws 404 for an unknown one. */
export async function findDesigner(screenName: string, { db }: Pick<Deps, 'db'>) {
  const [found] = SCREEN_NAME.test(screenName)
    ? await db.orm.select().from(designers).where(eq(designers.screenName, screenName))
    : []
  if (!found) throw httpError('USER_NOT_FOUND')
  return found
}
