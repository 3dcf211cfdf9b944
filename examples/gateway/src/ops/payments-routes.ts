import type { Deps } from '../app-deps.ts'
import type { PlainRoute } from '../http/handle.ts'
import { askAgain, releaseCart } from '../payment/decide.ts'
import type { Decision } from '../payment/decide.ts'
import { waitingAttempts } from '../payment/waiting-attempts.ts'
import { assertOwnPage, operatorRejection, pageAnswer } from './operator-page.ts'
import { DECISIONS, paymentsPage } from './payments-page.ts'

const PATH = '/ops/payments'

const list: PlainRoute = {
  path: PATH,
  name: 'ops.payments',
  open: false,
  run: async (request, _params, deps, peer) => {
    const rejected = operatorRejection(request, peer, deps)
    if (rejected) return rejected
    const named = new URL(request.url).searchParams.get('decided') ?? ''
    const decided = Object.hasOwn(DECISIONS, named) ? (named as Decision) : undefined
    const page = paymentsPage(await waitingAttempts(deps), { decided, now: deps.now() })
    return pageAnswer(page)
  },
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
    const rejected = operatorRejection(request, peer, deps)
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
