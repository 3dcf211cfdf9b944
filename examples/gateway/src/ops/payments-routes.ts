import type { Deps } from '../app-deps.ts'
import { noSuchPath, storefrontOnly } from '../http/http-error.ts'
import type { PlainRoute } from '../http/handle.ts'
import { askAgain, releaseCart } from '../payment/decide.ts'
import type { Decision } from '../payment/decide.ts'
import { waitingAttempts } from '../payment/waiting-attempts.ts'
import { isNearOperator, isNear } from './operator.ts'
import { DECISIONS, PAGE_POLICY, paymentsPage } from './payments-page.ts'

const PATH = '/ops/payments'

/** Asks a browser of this machine for the key; for everybody else there is nothing here. */
function rejection(request: Request, peer: string, deps: Deps): Response | undefined {
  if (isNearOperator({ request, peer }, deps)) return undefined
  if (!isNear({ request, peer })) throw noSuchPath()
  return new Response('The operator’s key is in DATA_DIR/ops-key. Any name goes with it.\n', {
    status: 401,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'WWW-Authenticate': 'Basic realm="Selvage operator", charset="UTF-8"',
    },
  })
}

const list: PlainRoute = {
  path: PATH,
  name: 'ops.payments',
  open: false,
  run: async (request, _params, deps, peer) => {
    const rejected = rejection(request, peer, deps)
    if (rejected) return rejected
    const named = new URL(request.url).searchParams.get('decided') ?? ''
    const decided = Object.hasOwn(DECISIONS, named) ? (named as Decision) : undefined
    const page = paymentsPage(await waitingAttempts(deps), { decided, now: deps.now() })
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PAGE_POLICY,
      },
    })
  },
}

/**
 * A browser sends the key with every request to the gateway, so a decision counts from the
 * operator's own page alone, which the browser says.
 */
function assertOwnPage({ headers }: Request, { config }: Deps): void {
  const site = headers.get('sec-fetch-site')
  const isOwn = site === null ? headers.get('origin') === config.origin : site === 'same-origin'
  if (!isOwn) throw storefrontOnly()
}

const decision = (
  name: 'ask' | 'release',
  decide: (id: string, deps: Deps) => Promise<Decision>,
): PlainRoute => ({
  path: `${PATH}/:attempt/${name}`,
  method: 'POST',
  name: `ops.payments.${name}`,
  open: false,
  run: async (request, { attempt = '' }, deps, peer) => {
    const rejected = rejection(request, peer, deps)
    if (rejected) return rejected
    assertOwnPage(request, deps)
    const decided = await decide(attempt, deps)
    return new Response(null, { status: 303, headers: { Location: `${PATH}?decided=${decided}` } })
  },
})

/** The operator's page of payments that wait for a person, and its two decisions. */
export const paymentsPageRoutes: readonly PlainRoute[] = [
  list,
  decision('ask', askAgain),
  decision('release', releaseCart),
]
