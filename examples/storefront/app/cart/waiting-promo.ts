import { cookieLine } from '../session/cookie-line.ts'

/** The cookie with a promo code of members that a guest has typed, until they have logged in. */
export const PROMO_COOKIE = 'selvage_promo'

/** How long it waits for the login, seconds. */
const LIFE_S = 3_600
/** The longest code that the gateway reads. */
const MOST = 64

/**
 * Returns the cookie in which a code waits; undefined deletes it. It holds no secret, so a page's
 * script may write it, too.
 */
export function promoCookie(code: string | undefined, secure: boolean): string {
  const maxAgeS = code === undefined ? 0 : LIFE_S
  return cookieLine(PROMO_COOKIE, encodeURIComponent(code ?? ''), { secure, maxAgeS })
}

/** Returns the code of a cookie; undefined for one that no field of the shop has taken. */
export function promoOfCookie(sent: string | undefined): string | undefined {
  try {
    const code = decodeURIComponent(sent ?? '').trim()
    return code === '' || code.length > MOST || /\p{Cc}/u.test(code) ? undefined : code
  } catch {
    return undefined
  }
}
