import { accountEmail } from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import {
  askAboutData,
  cancelPrivacyRequest,
  checkPrivacyRequest,
  confirmPrivacyRequest,
  exportData,
  readPrivacyRequest,
  toPrivacyDetails,
  toWirePrivacyRequest,
} from '@selvage/core/privacy-request'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'
import { assertStorefront } from '../http/admission.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { HttpError, httpError } from '../http/http-error.ts'
import { countShared } from '../http/shared-limit.ts'
import { tokenHash } from '../secrets/keys.ts'
import { readSignedId } from '../secrets/signed-id.ts'
import { currentVisitor } from '../session/known-visitor.ts'
import { askAbout, mailAbout } from './ask-about-data.ts'
import { loadExport } from './load-export.ts'
import { stateOf, untilOf } from './privacy-requests.ts'

type Visited = Pick<CallContext<Call>, 'visitor'>
type Answer = CallReply<typeof readPrivacyRequest>

const linkOver = () => httpError('FIELD_VALUE_INVALID', { field: 'token' })

/** Loads the request of a mail's token, and locks it where it is to be changed. */
async function requestOf(
  db: Queryable,
  token: string,
  { keys, locks = false }: Pick<Deps, 'keys'> & { readonly locks?: boolean },
): Promise<PrivacyRequestRow> {
  const id = readSignedId('privacy request', token, keys)
  const query = db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id ?? ''))
  const [row] = await (locks ? query.for('update') : query)
  if (!row) throw linkOver()
  return row
}

/** True where an address has an account, and the visitor is not its member. */
async function needsLogIn(
  db: Queryable,
  { email }: PrivacyRequestRow,
  context: Visited,
): Promise<boolean> {
  const [account] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.email, email))
  return account !== undefined && currentVisitor(context)?.userId !== account.userId
}

async function wire(
  db: Queryable,
  row: PrivacyRequestRow,
  context: Visited,
  { now }: Pick<Deps, 'now'>,
): Promise<Answer> {
  const state = stateOf(row, now())
  return {
    privacy_request: toWirePrivacyRequest({
      request: row.kind,
      state,
      email: row.email,
      needsLogIn: await needsLogIn(db, row, context),
      until: state === 'expired' ? null : (untilOf(row)?.toISOString() ?? null),
    }),
  }
}

/** @source spec 2 §6: account holders verify by logging in. */
async function assertOwner(db: Queryable, row: PrivacyRequestRow, visited: Visited): Promise<void> {
  if (await needsLogIn(db, row, visited)) throw httpError('UNAUTHORIZED', { status: 403 })
}

const ask = handle(askAboutData, async ({ request, body, peer, locale }, deps) => {
  assertStorefront(request, deps.config)
  const details = toPrivacyDetails(checkPrivacyRequest(body))
  if (details.length > 0) throw new HttpError(400, details)
  const email = accountEmail(body.email)
  await countShared('privacy-mail-address', peer, deps)
  await countShared('privacy-mail', tokenHash(email).toString('base64url'), deps)
  await deps.db.transaction((tx) => askAbout(tx, { email, kind: body.request, locale }, deps.now()))
  return undefined
})

const read = handle(readPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const row = await requestOf(deps.db.orm, context.body.token, deps)
  return wire(deps.db.orm, row, context, deps)
})

const confirm = handle(confirmPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  return deps.db.transaction(async (tx) => {
    const row = await requestOf(tx, context.body.token, { ...deps, locks: true })
    if (stateOf(row, deps.now()) !== 'asked') return wire(tx, row, context, deps)
    await assertOwner(tx, row, context)
    const now = deps.now()
    const isAccess = row.kind === 'access'
    const kind = isAccess ? 'privacy-data' : 'privacy-request'
    await mailAbout(tx, { privacyId: row.id, kind }, now)
    // A copy is made when it is downloaded; the worker deletes.
    const change = isAccess
      ? { state: 'done' as const, endedAt: now }
      : { state: 'confirmed' as const, dueAt: now }
    return wire(tx, await store(tx, row, { ...change, confirmedAt: now }), context, deps)
  })
})

const cancel = handle(cancelPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  return deps.db.transaction(async (tx) => {
    const row = await requestOf(tx, context.body.token, { ...deps, locks: true })
    const state = stateOf(row, deps.now())
    if (state !== 'asked' && state !== 'inProgress') return wire(tx, row, context, deps)
    const change = { state: 'canceled' as const, endedAt: deps.now(), dueAt: null }
    return wire(tx, await store(tx, row, change), context, deps)
  })
})

async function store(
  tx: Queryable,
  { id }: PrivacyRequestRow,
  change: Partial<PrivacyRequestRow>,
): Promise<PrivacyRequestRow> {
  const [stored] = await tx
    .update(privacyRequests)
    .set(change)
    .where(eq(privacyRequests.id, id))
    .returning()
  if (!stored) throw linkOver()
  return stored
}

const download = handle(
  exportData,
  async (context, deps) => {
    assertStorefront(context.request, deps.config)
    const row = await requestOf(deps.db.orm, context.body.token, deps)
    if (row.kind !== 'access' || stateOf(row, deps.now()) !== 'confirmed') throw linkOver()
    await assertOwner(deps.db.orm, row, context)
    return { data: await loadExport(row.email, deps) }
  },
  { limit: 'privacy-export-address' },
)

/** Requests about data: asking, reading, confirming and canceling one, and the copy of the data. */
export const privacyRoutes: readonly Route[] = [ask, read, confirm, cancel, download]
