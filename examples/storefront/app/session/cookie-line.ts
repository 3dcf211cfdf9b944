interface CookieOptions {
  readonly secure: boolean
  /** How long the cookie lives, seconds; 0 deletes it, and without it it goes with the browser. */
  readonly maxAgeS?: number
  /** True for a cookie that no script may read. */
  readonly httpOnly?: boolean
}

/**
 * Returns a cookie of the whole shop, as the header `Set-Cookie` has it, and as `document.cookie`
 * takes it. Other sites' pages send it along only where they lead to the shop.
 */
export const cookieLine = (
  name: string,
  value: string,
  { secure, maxAgeS, httpOnly = false }: CookieOptions,
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    ...(maxAgeS === undefined ? [] : [`Max-Age=${maxAgeS}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
