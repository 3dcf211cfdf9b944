import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { PasskeyAnswer, PasskeyOptions } from '@selvage/core/passkey'

/** A device that makes and uses passkeys, as one in a browser on `origin` would. */
export interface SoftAuthenticator {
  make(options: PasskeyOptions, changes?: Changes): PasskeyAnswer
  /** Answers with the newest passkey. */
  use(options: PasskeyOptions, changes?: Changes): PasskeyAnswer
}

/** What a test has a device say that is not so. */
interface Changes {
  readonly origin?: string
  readonly domain?: string
  /** False where nobody showed a finger or typed a code. */
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url')
const be = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** Opens a device without passkeys; it counts each use. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  let newest: { id: Buffer; privateKey: KeyObject; handle: string; counter: number } | undefined

  const clientData = (type: string, { challenge }: PasskeyOptions, changes: Changes): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: changes.origin ?? origin }))
  const authData = (
    { domain = new URL(origin).hostname, isVerified = true }: Changes,
    flags: number,
    counter: number,
  ): Buffer =>
    Buffer.concat([sha256(domain), be(flags | (isVerified ? 0b101 : 0b001), 1), be(counter, 4)])

  return {
    make(options, changes = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const { user } = options as unknown as { readonly user?: { readonly id: string } }
      newest = { id, privateKey, handle: user?.id ?? '', counter: changes.counter ?? 0 }
      // An EC2 key of ES256 on P-256, in CBOR.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authData(changes, 0b01000000, newest.counter),
        Buffer.alloc(16),
        be(id.length, 2),
        id,
        key,
      ])
      // `{ fmt: "none", attStmt: {}, authData }` in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        be(data.length, 2),
        data,
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options, changes)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      }
    },
    use(options, changes = {}) {
      if (!newest) throw new Error('The device has no passkey.')
      newest.counter = changes.counter ?? newest.counter + 1
      const client = clientData('webauthn.get', options, changes)
      const data = authData(changes, 0, newest.counter)
      const signed = Buffer.concat([data, sha256(client)])
      return {
        id: b64(newest.id),
        rawId: b64(newest.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', signed, newest.privateKey)),
          userHandle: changes.userHandle ?? newest.handle,
        },
      }
    },
  }
}
