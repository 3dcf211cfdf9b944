import { STORED_MEMBER } from './stored-member.ts'

/**
 * Removes what a member left in this browser and in this tab once their login has ended, however
 * it did: the next visitor may be somebody else. What a guest has typed stays with the member that
 * they become. Only the page of the login waits: the same member may log in again there, and goes
 * on with what they had typed.
 */
export function forgetMember(): void {
  const mark = document.body.dataset['member']
  if (mark === undefined || document.querySelector('[data-login]')) return
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name]
      if (![null, mark].includes(storage.getItem(STORED_MEMBER))) storage.clear()
      if (mark !== '') storage.setItem(STORED_MEMBER, mark)
    } catch {
      // The browser blocks storage, or it is full: nothing was stored, or nobody knows whose it is.
    }
  }
}
