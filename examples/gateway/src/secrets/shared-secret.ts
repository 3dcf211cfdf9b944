import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Returns a secret that several processes of one machine share in a file. Whichever starts first
 * makes the file; O_EXCL lets exactly one of them win. `setting` is the variable that sets the
 * secret instead.
 */
export function sharedSecret(path: string, setting: string): string {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // The other process may have made the file and not written it yet.
  for (let tries = 0; tries < 100; tries += 1) {
    const text = readFileSync(path, 'utf8')
    if (text.length >= 32) return text
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
  throw new Error(
    `The secret in ${path} is empty. Delete the file and start again, or set ${setting}.`,
  )
}
