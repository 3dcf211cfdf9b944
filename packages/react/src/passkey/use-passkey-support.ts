'use client'
import { useScripted } from '../scripted/use-scripted.ts'

/** What is known of passkeys in a page's browser: on the server nothing is, and no script runs. */
export type PasskeySupport = 'unknown' | 'yes' | 'no'

/** Whether the browser can make and use passkeys. */
export function usePasskeySupport(): PasskeySupport {
  if (!useScripted()) return 'unknown'
  return 'PublicKeyCredential' in globalThis ? 'yes' : 'no'
}
