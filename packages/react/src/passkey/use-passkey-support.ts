'use client'
import { useScripted } from '../scripted/use-scripted.ts'

/** Whether a page's browser has passkeys, which the server does not know. */
export type PasskeySupport = 'unknown' | 'yes' | 'no'

/** Whether the browser can make and use passkeys. */
export function usePasskeySupport(): PasskeySupport {
  if (!useScripted()) return 'unknown'
  return 'PublicKeyCredential' in globalThis ? 'yes' : 'no'
}
