import { hash, verify } from '@node-rs/argon2'

/** The work that a hash costs; a test watches it here. */
export const argon2 = { hash, verify }

/** Argon2id, which the library takes by default, with the least that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Normalized, so that a letter with its accent is the same from every keyboard. */
const bytesOf = (password: string): string => password.normalize('NFC')

/** The hash under which a password is stored. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(bytesOf(password), COST)
}

let nobody: Promise<string> | undefined

/**
 * True for the password of a hash. Without a hash, where there is no account, it takes as long and
 * is false, so that the time of an answer reveals no account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored ?? (await (nobody ??= hashPassword('')))
  const right = await argon2.verify(known, bytesOf(password))
  return right && stored !== undefined
}
