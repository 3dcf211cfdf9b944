/** The cookies of a shopper's session. */
const SESSION_COOKIE = /^(?:__Host-|__Secure-)?selvage_(?:access|refresh|guest|session)$/

/**
 * The cookies that are sent to the gateway: a session's, that of a login by a passkey, and that of
 * the choice about privacy.
 */
const SENT_COOKIE =
  /^(?:__Host-|__Secure-)?selvage_(?:access|refresh|guest|session|passkey|consent)$/

/** The cookies of one request, between the browser and the gateway. */
export interface CookieJar {
  /** The value of a cookie that the browser sent. */
  read(name: string): string | undefined
  /** The names of the cookies that the browser sent. */
  readonly names: readonly string[]
  readonly hasSession: boolean
  /**
   * Returns a fetch that sends the session to the gateway and stores the cookies that the gateway
   * sets.
   */
  fetch(headers: Readonly<Record<string, string>>): typeof globalThis.fetch
  /** True once the gateway has rejected the session as ended and cleared its cookies. */
  hasEnded(): boolean
  /** `Set-Cookie` lines of the gateway, for the browser. */
  readonly fresh: readonly string[]
}

/** Creates the jar of one request from its `Cookie` header. */
export function cookieJar(header: string | null): CookieJar {
  const sent = new Map(
    (header ?? '').split(';').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
    }),
  )
  const own = new Map([...sent].filter(([name]) => SENT_COOKIE.test(name)))
  const fresh: string[] = []
  let hasEnded = false
  const keep = (line: string, status: number): void => {
    fresh.push(line)
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const gone =
      attributes.some(
        (attribute) => /^\s*max-age=0*$/i.test(attribute) || /^\s*max-age=-/i.test(attribute),
      ) || pair.slice(at + 1).trim() === ''
    if (gone) {
      // A logout clears them, too, and is no rejection.
      if (status === 401 && SESSION_COOKIE.test(name)) hasEnded = true
      own.delete(name)
    } else if (SENT_COOKIE.test(name)) own.set(name, pair.slice(at + 1).trim())
  }
  return {
    read: (name) => sent.get(name),
    names: [...sent.keys()],
    hasSession: [...own.keys()].some((name) => SESSION_COOKIE.test(name)),
    hasEnded: () => hasEnded,
    fresh,
    fetch: (extra) => async (input, init) => {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(extra)) headers.set(name, value)
      if (own.size > 0)
        headers.set('Cookie', [...own].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await globalThis.fetch(input, { ...init, headers, redirect: 'error' })
      for (const line of response.headers.getSetCookie()) keep(line, response.status)
      return response
    },
  }
}
