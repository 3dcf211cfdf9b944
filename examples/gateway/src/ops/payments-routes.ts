import type { PlainRoute } from '../http/handle.ts'
import { askAgain, releaseCart } from '../payment/decide.ts'
import { refundAgain, rejectedRefunds, settleByHand } from '../payment/rejected-refunds.ts'
import { waitingAttempts } from '../payment/waiting-attempts.ts'
import { operatorDecision, operatorList } from './operator-routes.ts'
import { DECISIONS, paymentsPage } from './payments-page.ts'
import { REFUND_DECISIONS, refundsPage } from './refunds-page.ts'

const NAME = 'payments'
const REFUNDS = 'refunds'

/** The operator's pages of payments and of refunds that wait for a person, and their decisions. */
export const paymentsPageRoutes: readonly PlainRoute[] = [
  operatorList({
    name: NAME,
    decisions: DECISIONS,
    draw: async (decided, deps) =>
      paymentsPage(await waitingAttempts(deps), { decided, now: deps.now() }),
  }),
  operatorDecision(NAME, 'ask', askAgain),
  operatorDecision(NAME, 'release', releaseCart),
  operatorList({
    name: REFUNDS,
    decisions: REFUND_DECISIONS,
    draw: async (decided, deps) =>
      refundsPage(await rejectedRefunds(deps), { decided, now: deps.now() }),
  }),
  operatorDecision(REFUNDS, 'again', refundAgain),
  operatorDecision(REFUNDS, 'settle', settleByHand),
]
