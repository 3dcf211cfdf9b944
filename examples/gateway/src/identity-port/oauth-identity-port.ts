import { DISCOUNT_GROUPS } from '@selvage/core/discount'
import { callInSpan } from '@selvage/example-tracing'
import * as v from 'valibot'
import type { IdentityPort, ProofOutcome } from './identity-port.ts'

/** After this long without an answer the outcome is unknown, ms. */
const TIMEOUT_MS = 10_000

const tokenAnswer = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })
const attributesAnswer = v.object({
  status: v.array(v.object({ group: v.string(), verified: v.boolean() })),
})

/** Where the provider is, and the shop's account with it. */
interface IdentityClient {
  /** The provider's address, without a slash at the end. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

interface PortOptions extends IdentityClient {
  readonly timeoutMs?: number
  /** Another way to the provider than the network, for tests. */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>
}

/**
 * A port to a provider that speaks OAuth 2.0 as ID.me does: a page that leads back with a code, the
 * code's exchange for a token, and the groups that the token's owner has proved.
 */
export function oauthIdentityPort({
  url,
  clientId,
  clientSecret,
  timeoutMs = TIMEOUT_MS,
  fetch: send = fetch,
}: PortOptions): IdentityPort {
  const ask = (path: string, init: RequestInit): Promise<Response> =>
    callInSpan(`identity provider ${path}`, async (trace) =>
      send(url + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json', ...trace, ...init.headers },
      }),
    )

  return {
    pageUrl({ state, callbackUrl, language }) {
      const page = new URL(`${url}/oauth/authorize`)
      page.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: DISCOUNT_GROUPS.join(','),
        state,
        ui_locales: language,
      }).toString()
      return page.href
    },
    async read({ code, callbackUrl }): Promise<ProofOutcome> {
      try {
        const exchanged = await ask('/oauth/token', {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            redirect_uri: callbackUrl,
            client_id: clientId,
            client_secret: clientSecret,
          }),
        })
        if (!exchanged.ok) return { kind: exchanged.status < 500 ? 'rejected' : 'unknown' }
        const { access_token: token } = v.parse(tokenAnswer, await exchanged.json())
        const answer = await ask('/api/public/v3/attributes.json', {
          headers: { authorization: `Bearer ${token}` },
        })
        if (!answer.ok) return { kind: answer.status < 500 ? 'rejected' : 'unknown' }
        const { status } = v.parse(attributesAnswer, await answer.json())
        const proved = status.filter(({ verified }) => verified).map(({ group }) => group)
        const groups = DISCOUNT_GROUPS.filter((group) => proved.includes(group))
        return groups.length > 0 ? { kind: 'proved', groups } : { kind: 'rejected' }
      } catch {
        return { kind: 'unknown' }
      }
    },
  }
}
