import { logInByPasskey, openPasskeyLogIn } from '@selvage/core/passkey'
import type { PasskeyAnswer } from '@selvage/core/passkey'
import { enter } from '../account/enter.ts'
import { withinLoginLimit } from '../account/log-in-limit.ts'
import type { Deps } from '../app-deps.ts'
import type { PasskeyRow } from '../db/schema/passkey.ts'
import { assertStorefront } from '../http/admission.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { countShared } from '../http/shared-limit.ts'
import { newToken } from '../secrets/keys.ts'
import { cookieLine, readCookie } from '../session/cookies.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, noteUse } from './passkeys.ts'
import { readUse, requestOptions } from './relying-party.ts'
import { knownVisitor } from '../session/known-visitor.ts'

/** The browser keeps its cookie, so that the challenges of two tabs are both its own. */
const begin = handle(openPasskeyLogIn, async ({ request, peer, setCookie }, deps) => {
  assertStorefront(request, deps.config)
  await countShared('passkey-address', peer, deps)
  const sent = readCookie(request, deps.config, 'passkey') ?? ''
  const to = /^[\w-]{43}$/.test(sent) ? sent : newToken()
  const challenge = await openChallenge(deps.db.orm, { to, userId: null }, deps)
  setCookie(cookieLine(deps.config, 'passkey', to))
  return { options: { ...(await requestOptions(challenge, deps)) } }
})

const comeBack = handle(logInByPasskey, async (context, deps) => {
  assertStorefront(context.request, deps.config)
  const visitor = knownVisitor(context)
  const { passkey: answer } = context.body
  const to = readCookie(context.request, deps.config, 'passkey') ?? ''
  let used: Used | undefined
  await withinLoginLimit({ peer: context.peer }, deps, async () => {
    used = await readAnswer(answer, to, deps)
    return used !== undefined
  })
  if (!used) throw httpError('PASSKEY_INVALID')
  const { passkey, counter } = used
  return enter(context, deps, visitor, async (tx) => {
    if (!(await noteUse(tx, passkey, counter, deps.now()))) throw httpError('PASSKEY_INVALID')
    return passkey.userId
  })
})

interface Used {
  readonly passkey: PasskeyRow
  readonly counter: number
}

/** The passkey that has answered; undefined for an answer that is no passkey's of the shop. */
async function readAnswer(
  answer: PasskeyAnswer,
  to: string,
  deps: Deps,
): Promise<Used | undefined> {
  const { orm } = deps.db
  const { clientDataJSON } = answer.response
  const challenge = await takeChallenge(orm, clientDataJSON, { to, userId: null }, deps)
  const passkey = await findPasskey(orm, answer.id)
  if (challenge === undefined || !passkey) return undefined
  const counter = await readUse(answer, passkey, challenge, deps)
  return counter === undefined ? undefined : { passkey, counter }
}

/** Logging in by a passkey. */
export const passkeyLogInRoutes: readonly Route[] = [begin, comeBack]
