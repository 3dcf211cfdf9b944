import { accountEmail } from '@selvage/core/account'
import type { Call, CallReply } from '@selvage/core/contract'
import {
  askAboutData,
  cancelPrivacyRequest,
  checkPrivacyRequest,
  checkRepresent,
  confirmPrivacyRequest,
  exportData,
  readPrivacyRequest,
  representResident,
  toPrivacyDetails,
  toWirePrivacyRequest,
} from '@selvage/core/privacy-request'
import type { PrivacyRequestErrors } from '@selvage/core/privacy-request'
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
import { askAbout } from './ask-about-data.ts'
import { changeRequest, confirmRequest } from './confirm-request.ts'
import { loadExport } from './load-export.ts'
import { stateOf, untilOf } from './privacy-requests.ts'

type Visited = Pick<CallContext<Call>, 'visitor'>
type Answer = CallReply<typeof readPrivacyRequest>

const linkOver = () => httpError('FIELD_VALUE_INVALID', { field: 'token' })

/** A request with whose link opened it; an agent's shows nothing before it is permitted. */
interface Opened {
  readonly row: PrivacyRequestRow
  readonly isAgent: boolean
}

/** Loads the request of a mail's token, and locks it where it is to be changed. */
async function requestOf(
  db: Queryable,
  token: string,
  { keys, locks = false }: Pick<Deps, 'keys'> & { readonly locks?: boolean },
): Promise<Opened> {
  const own = readSignedId('privacy request', token, keys)
  const id = own ?? (locks ? undefined : readSignedId('privacy agent', token, keys))
  const query = db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id ?? ''))
  const [row] = await (locks ? query.for('update') : query)
  const isAgent = own === undefined
  if (!row || (isAgent && (row.state !== 'done' || row.agentEmail === null))) throw linkOver()
  // Without an address there is nothing to show, but that its data is deleted.
  if (row.email === null && (row.kind !== 'delete' || row.state !== 'done')) throw linkOver()
  return { row, isAgent }
}

/** True where an address has an account, and the visitor is neither its member nor an agent. */
async function needsLogIn(
  db: Queryable,
  { row: { email }, isAgent }: Opened,
  context: Visited,
): Promise<boolean> {
  if (isAgent || email === null) return false
  const [account] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.email, email))
  return account !== undefined && currentVisitor(context)?.userId !== account.userId
}

async function wire(
  db: Queryable,
  opened: Opened,
  context: Visited,
  { now }: Pick<Deps, 'now'>,
): Promise<Answer> {
  const { row } = opened
  const state = stateOf(row, now())
  return {
    privacy_request: toWirePrivacyRequest({
      request: row.kind,
      state,
      email: row.email ?? '',
      agent: row.agentName ? { name: row.agentName, email: row.agentEmail ?? '' } : null,
      isAgent: opened.isAgent,
      needsLogIn: await needsLogIn(db, opened, context),
      until: state === 'expired' ? null : (untilOf(row)?.toISOString() ?? null),
    }),
  }
}

/** @source spec 2 §6: account holders verify by logging in. */
async function assertOwner(db: Queryable, opened: Opened, visited: Visited): Promise<void> {
  if (await needsLogIn(db, opened, visited)) throw httpError('UNAUTHORIZED')
}

/** Rejects a form that has errors with 400, each of them named. */
function assertForm(errors: PrivacyRequestErrors): void {
  const details = toPrivacyDetails(errors)
  if (details.length > 0) throw new HttpError(400, details)
}

/** Writes a request down, as long as its address and the visitor's are below their limits. */
async function store(
  { email, ...asked }: Parameters<typeof askAbout>[1],
  peer: string,
  deps: Deps,
): Promise<undefined> {
  await countShared('privacy-mail-address', peer, deps)
  await countShared('privacy-mail', tokenHash(email).toString('base64url'), deps)
  await deps.db.transaction((tx) => askAbout(tx, { email, ...asked }, deps.now()))
}

const ask = handle(askAboutData, async ({ request, body, peer, locale }, deps) => {
  assertStorefront(request, deps.config)
  assertForm(checkPrivacyRequest(body))
  const asked = { email: accountEmail(body.email), kind: body.request, locale }
  return store(asked, peer, deps)
})

const represent = handle(representResident, async ({ request, body, peer, locale }, deps) => {
  assertStorefront(request, deps.config)
  assertForm(checkRepresent(body))
  const agent = { agentName: body.name.trim(), agentEmail: accountEmail(body.email) }
  const asked = { email: accountEmail(body.resident), kind: body.request, locale, ...agent }
  return store(asked, peer, deps)
})

const read = handle(readPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const opened = await requestOf(deps.db.orm, context.body.token, deps)
  return wire(deps.db.orm, opened, context, deps)
})

const confirm = handle(confirmPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  return deps.db.transaction(async (tx) => {
    const opened = await requestOf(tx, context.body.token, { ...deps, locks: true })
    const now = deps.now()
    if (stateOf(opened.row, now) !== 'asked') return wire(tx, opened, context, deps)
    await assertOwner(tx, opened, context)
    return wire(tx, { ...opened, row: await confirmRequest(tx, opened.row, now) }, context, deps)
  })
})

/** True while the copy of the data can be downloaded. */
const hasCopy = (row: PrivacyRequestRow, now: Date): boolean =>
  row.kind === 'access' && stateOf(row, now) === 'confirmed'

/** True for a request that has not ended, and for a copy that an agent may still read. */
const canCancel = (row: PrivacyRequestRow, now: Date): boolean =>
  row.state === 'confirmed' ||
  stateOf(row, now) === 'asked' ||
  (row.agentEmail !== null && hasCopy(row, now))

const cancel = handle(cancelPrivacyRequest, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  return deps.db.transaction(async (tx) => {
    const opened = await requestOf(tx, context.body.token, { ...deps, locks: true })
    if (!canCancel(opened.row, deps.now())) return wire(tx, opened, context, deps)
    const to = { state: 'canceled' as const, endedAt: deps.now(), dueAt: null }
    return wire(tx, { ...opened, row: await changeRequest(tx, opened.row, to) }, context, deps)
  })
})

const download = handle(
  exportData,
  async (context, deps) => {
    assertStorefront(context.request, deps.config)
    const opened = await requestOf(deps.db.orm, context.body.token, deps)
    const { email } = opened.row
    if (email === null || !hasCopy(opened.row, deps.now())) throw linkOver()
    await assertOwner(deps.db.orm, opened, context)
    return { data: await loadExport(email, deps) }
  },
  { limit: 'privacy-export-address' },
)

/** Requests about data: asking, reading, confirming and canceling one, and the copy of the data. */
export const privacyRoutes: readonly Route[] = [ask, represent, read, confirm, cancel, download]
