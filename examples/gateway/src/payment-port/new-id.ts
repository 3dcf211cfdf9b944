import { randomBytes } from 'node:crypto'

/** A new id that cannot be guessed. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(24).toString('base64url')}`
