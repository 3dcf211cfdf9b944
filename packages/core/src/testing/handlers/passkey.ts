import {
  checkNewPasskey,
  checkPasskeyName,
  normalizeScreenName,
} from '../../account/account-rules.ts'
import { logInByPasskey, openPasskeyLogIn } from '../../passkey/log-in.contract.ts'
import {
  addPasskey,
  listPasskeys,
  openPasskey,
  removePasskey,
  renamePasskey,
} from '../../passkey/passkeys.contract.ts'
import type { PasskeyAnswer } from '../../passkey/passkeys.contract.ts'
import { randomKey } from '../../session/random-key.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { assertFields, enter } from './account.ts'
import { TODAY } from './today.ts'

const listed = ({ passkeys }: TestUser) => ({
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt,
    last_used_at: lastUsedAt,
  })),
})

function open(shop: TestShop, userId: string | null) {
  const challenge = randomKey()
  shop.passkeyChallenges.set(challenge, userId)
  return { options: { challenge } }
}

/** Uses the challenge of an answer up. No signature is checked: a test has no authenticator. */
function assertChallenge(shop: TestShop, answer: PasskeyAnswer, userId: string | null): void {
  const challenge = challengeOf(answer.response.clientDataJSON)
  if (challenge === undefined || shop.passkeyChallenges.get(challenge) !== userId)
    reject('PASSKEY_INVALID')
  shop.passkeyChallenges.delete(challenge ?? '')
}

function challengeOf(clientData: string): string | undefined {
  try {
    const text = atob(clientData.replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(text) as { challenge?: string } | null)?.challenge
  } catch {
    return undefined
  }
}

/** Calls of a member's passkeys, and the login by one of them. */
export const passkeyHandlers: readonly Handler[] = [
  handle(listPasskeys, (request) => listed(signedIn(request))),
  handle(openPasskey, (request) => {
    const user = signedIn(request)
    const { passkey_name: name, current_password: currentPassword } = request.body
    assertFields(checkNewPasskey({ name, currentPassword }))
    if (user.account?.password !== currentPassword.normalize('NFC'))
      assertFields({ currentPassword: 'wrong' })
    return open(request.shop, user.id)
  }),
  handle(addPasskey, (request) => {
    const user = signedIn(request)
    const { shop, body } = request
    assertFields(checkPasskeyName(body.passkey_name))
    assertChallenge(shop, body.passkey, user.id)
    user.passkeys.unshift({
      id: newId(shop, 'passkey'),
      name: normalizeScreenName(body.passkey_name),
      createdAt: TODAY,
      lastUsedAt: null,
      credentialId: body.passkey.id,
    })
    return listed(user)
  }),
  handle(renamePasskey, (request) => {
    const user = signedIn(request)
    assertFields(checkPasskeyName(request.body.passkey_name))
    const name = normalizeScreenName(request.body.passkey_name)
    user.passkeys = user.passkeys.map((each) =>
      each.id === request.params['id'] ? { ...each, name } : each,
    )
    return listed(user)
  }),
  handle(removePasskey, (request) => {
    const user = signedIn(request)
    user.passkeys = user.passkeys.filter(({ id }) => id !== request.params['id'])
    return listed(user)
  }),
  handle(openPasskeyLogIn, ({ shop }) => open(shop, null)),
  handle(logInByPasskey, (request) => {
    const { shop, body } = request
    const { passkey } = body
    assertChallenge(shop, passkey, null)
    const own = ({ credentialId }: { readonly credentialId: string }) => credentialId === passkey.id
    const member = [...shop.users.values()].find(({ passkeys }) => passkeys.some(own))
    if (!member) return reject('PASSKEY_INVALID')
    member.passkeys = member.passkeys.map((each) =>
      own(each) ? { ...each, lastUsedAt: TODAY } : each,
    )
    return enter(request, member)
  }),
]
