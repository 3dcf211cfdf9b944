/** The longest URL that is followed, characters. */
const MAX_LENGTH = 2_048

/**
 * Checks a URL that came from outside. Returns the URL to follow, or undefined when it must not be
 * followed. Allowed are paths of the own origin, and https URLs whose origin is on the list,
 * without credentials, control characters and backslashes, encoded or not. A `next` or
 * `redirect_url` inside it is checked by the same rule and removed when it fails.
 * @param base the page's own origin, such as `https://shop.test`
 */
export function safeRedirect(
  candidate: unknown,
  base: string,
  allowedOrigins: readonly string[] = [],
): string | undefined {
  if (typeof candidate !== 'string' || candidate === '' || candidate.length > MAX_LENGTH)
    return undefined
  if (
    /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(candidate) ||
    !candidate.isWellFormed()
  )
    return undefined
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i.test(candidate)) return undefined
  const relative = candidate.startsWith('/')
  if (relative ? /^\/(?:\/|%2f)/i.test(candidate) : !/^https?:\/\/[^/]/i.test(candidate))
    return undefined
  const own = new URL(base)
  let url: URL
  try {
    url = new URL(candidate, own)
  } catch {
    return undefined
  }
  // The parser has resolved dots by now: `/..//evil.test` has become `//evil.test`, which a browser
  // reads as another host.
  if (url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return undefined
  const allowed =
    url.origin === own.origin || (url.protocol === 'https:' && allowedOrigins.includes(url.origin))
  if (!allowed) return undefined
  for (const name of ['next', 'redirect_url']) {
    const inner = url.searchParams.get(name)
    if (inner !== null && safeRedirect(inner, base, allowedOrigins) === undefined)
      url.searchParams.delete(name)
  }
  return url.origin === own.origin ? url.pathname + url.search + url.hash : url.href
}

/**
 * True when two URLs share scheme, host and port. An opaque or malformed URL never matches.
 * @source spec 1 §7
 */
export function sameOrigin(a: string, b: string): boolean {
  try {
    const [first, second] = [new URL(a), new URL(b)]
    return (
      first.origin !== 'null' &&
      first.origin === second.origin &&
      first.username === second.username
    )
  } catch {
    return false
  }
}
