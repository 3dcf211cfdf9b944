import { checkNewPasskey, checkPasskeyName, normalizeScreenName } from '@selvage/core/account'
import type { CallReply } from '@selvage/core/contract'
import {
  addPasskey,
  listPasskeys,
  openPasskey,
  removePasskey,
  renamePasskey,
} from '@selvage/core/passkey'
import { eq } from 'drizzle-orm'
import { accountOf } from '../account/accounts.ts'
import { assertFields } from '../account/assert-fields.ts'
import { assertPassword } from '../account/assert-password.ts'
import { tellMember } from '../account/notices.ts'
import type { Deps } from '../app-deps.ts'
import { accounts } from '../db/schema/account.ts'
import { passkeys } from '../db/schema/passkey.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import type { Session } from '../http/visitor.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import { passkeyLogInRoutes } from './log-in-routes.ts'
import { dropPasskey, loadPasskeys, setName } from './passkeys.ts'
import { creationOptions, readNewPasskey } from './relying-party.ts'

/** The most passkeys of an account. */
const MOST = 20

async function listed(userId: string, deps: Deps): Promise<CallReply<typeof listPasskeys>> {
  const rows = await loadPasskeys(deps.db.orm, userId)
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

const list = handle(listPasskeys, ({ session }, deps) => listed(session.userId, deps))

/** A new passkey is its session's own: what opens it in one browser is no use in another. */
const boundTo = ({ sessionId, userId }: Session) => ({ to: `session ${sessionId ?? ''}`, userId })

const begin = handle(openPasskey, async ({ request, session, body, peer }, deps) => {
  assertStorefront(request, deps.config)
  const { userId } = session
  await countShared('passkey-address', peer, deps)
  const { passkey_name: name, current_password: currentPassword } = body
  assertFields(checkNewPasskey({ name, currentPassword }))
  const account = await accountOf(deps.db.orm, userId)
  await assertPassword(currentPassword, account, peer, deps)
  const known = await loadPasskeys(deps.db.orm, userId)
  assertRoom(known)
  const challenge = await openChallenge(deps.db.orm, boundTo(session), deps)
  const who = { challenge, userId, email: account.email, name: account.email, known }
  return { options: { ...(await creationOptions(who, deps)) } }
})

const add = handle(addPasskey, async ({ request, session, body, locale }, deps) => {
  assertStorefront(request, deps.config)
  const { userId } = session
  assertFields(checkPasskeyName(body.passkey_name))
  const name = normalizeScreenName(body.passkey_name)
  const { clientDataJSON } = body.passkey.response
  const challenge = await takeChallenge(deps.db.orm, clientDataJSON, boundTo(session), deps)
  const made = challenge && (await readNewPasskey(body.passkey, challenge, deps))
  if (!made) throw httpError('PASSKEY_INVALID')
  await deps.db.transaction(async (tx) => {
    // Two requests at once are one after the other, so that there are never too many.
    await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('update')
    assertRoom(await loadPasskeys(tx, userId))
    const saved = await tx
      .insert(passkeys)
      .values({ id: newPublicId(), userId, name, createdAt: deps.now(), ...made })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (saved.length === 0) throw httpError('PASSKEY_INVALID')
    await tellMember(tx, { userId, kind: 'passkey-added', subject: name, locale }, deps)
  })
  return listed(userId, deps)
})

const rename = handle(renamePasskey, async ({ request, session, params, body }, deps) => {
  assertStorefront(request, deps.config)
  const { userId } = session
  assertFields(checkPasskeyName(body.passkey_name))
  const name = normalizeScreenName(body.passkey_name)
  await setName(deps.db.orm, { id: params.id, userId, name })
  return listed(userId, deps)
})

const remove = handle(removePasskey, async ({ request, session, params, locale }, deps) => {
  assertStorefront(request, deps.config)
  const { userId } = session
  await deps.db.transaction(async (tx) => {
    const gone = await dropPasskey(tx, { id: params.id, userId })
    if (gone)
      await tellMember(tx, { userId, kind: 'passkey-removed', subject: gone.name, locale }, deps)
  })
  return listed(userId, deps)
})

function assertRoom(known: readonly unknown[]): void {
  if (known.length >= MOST) throw httpError('PASSKEY_LIMIT_REACHED')
}

/** The passkeys of a member, and logging in by one. */
export const passkeyRoutes: readonly Route[] = [
  list,
  begin,
  add,
  rename,
  remove,
  ...passkeyLogInRoutes,
]
