import type { PlainRoute } from '../http/handle.ts'
import { askAgain, releaseCart } from '../payment/decide.ts'
import { waitingAttempts } from '../payment/waiting-attempts.ts'
import { operatorDecision, operatorList } from './operator-routes.ts'
import { DECISIONS, paymentsPage } from './payments-page.ts'

const NAME = 'payments'

/** The operator's page of payments that wait for a person, and its two decisions. */
export const paymentsPageRoutes: readonly PlainRoute[] = [
  operatorList({
    name: NAME,
    decisions: DECISIONS,
    draw: async (decided, deps) =>
      paymentsPage(await waitingAttempts(deps), { decided, now: deps.now() }),
  }),
  operatorDecision(NAME, 'ask', askAgain),
  operatorDecision(NAME, 'release', releaseCart),
]
