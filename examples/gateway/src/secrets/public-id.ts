import { randomBytes } from 'node:crypto'

/** A new unguessable public id: 22 characters of base64url. */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url')
}

/** True for text that can be a public id, ours or a client's: 16 to 64 characters of base64url. */
export function isPublicId(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text)
}
