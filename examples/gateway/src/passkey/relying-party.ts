import { createHmac } from 'node:crypto'
import type { PasskeyAnswer } from '@selvage/core/passkey'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Deps } from '../app-deps.ts'
import { isHostOf } from '../passkey-domain.ts'
import type { PasskeyRow } from '../db/schema/passkey.ts'
import { PASSKEY_CHALLENGE_S } from '../session/cookies.ts'

type PartyDeps = Pick<Deps, 'config' | 'keys'>

const timeout = PASSKEY_CHALLENGE_S * 1000
/** The device asks for a finger, a face or a code: a passkey is the whole of a login. */
const userVerification = 'required'

/** ES256, EdDSA and RS256, of which every device has one. @source IANA COSE Algorithms */
const supportedAlgorithmIDs = [-7, -8, -257]

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))

/** Facts that an answer is checked against beside its key and its challenge. */
const expectedOf = ({ passkeyDomain, storefrontOrigins }: Deps['config']) => ({
  expectedOrigin: storefrontOrigins.filter((origin) => isHostOf(passkeyDomain, origin)),
  expectedRPID: passkeyDomain,
  requireUserVerification: true,
})

/** Who a device knows a member by: neither the e-mail address nor an id that the shop shows. */
export function userHandle(userId: string, { keys }: Pick<Deps, 'keys'>): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', keys.derive('passkey user')).update(userId).digest()
  return new Uint8Array(digest)
}

/** The options with which a browser makes a passkey that needs no name to be found by. */
export function creationOptions(
  {
    challenge,
    userId,
    email,
    name,
    known,
  }: {
    readonly challenge: string
    readonly userId: string
    readonly email: string
    readonly name: string
    /** A device makes no second passkey beside one of these. */
    readonly known: readonly PasskeyRow[]
  },
  deps: PartyDeps,
) {
  return generateRegistrationOptions({
    rpName: 'Selvage',
    rpID: deps.config.passkeyDomain,
    challenge: bytesOf(challenge),
    userID: userHandle(userId, deps),
    userName: email,
    userDisplayName: name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
}

/** The options with which a browser offers the passkeys that it has for the shop. */
export function requestOptions(challenge: string, { config }: Pick<Deps, 'config'>) {
  return generateAuthenticationOptions({
    rpID: config.passkeyDomain,
    challenge: bytesOf(challenge),
    timeout,
    userVerification,
  })
}

/** A new passkey as its browser made it; undefined for an answer that does not hold. */
export async function readNewPasskey(
  answer: PasskeyAnswer,
  expectedChallenge: string,
  { config }: Pick<Deps, 'config'>,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const response = answer as unknown as RegistrationResponseJSON
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    supportedAlgorithmIDs,
    ...expectedOf(config),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return { credentialId: id, publicKey, counter, transports: transportsOf(transports) }
}

/** The ways to reach a device; nothing signs them, so that anything may stand there. */
function transportsOf(given: unknown): string[] {
  const names = Array.isArray(given) ? (given as unknown[]) : []
  return names
    .filter((name) => typeof name === 'string' && name.length < 32)
    .slice(0, 8) as string[]
}

/** How often a passkey was used by now; undefined for an answer that is not the passkey's. */
export async function readUse(
  answer: PasskeyAnswer,
  passkey: PasskeyRow,
  expectedChallenge: string,
  deps: PartyDeps,
): Promise<number | undefined> {
  const response = answer as unknown as AuthenticationResponseJSON
  const handle = Buffer.from(userHandle(passkey.userId, deps)).toString('base64url')
  if (response.response.userHandle !== handle) return undefined
  const { publicKey, counter } = passkey
  const read = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    credential: { ...credentialOf(passkey), publicKey: new Uint8Array(publicKey), counter },
    ...expectedOf(deps.config),
  }).catch(() => undefined)
  return read?.verified ? read.authenticationInfo.newCounter : undefined
}

const credentialOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
})
