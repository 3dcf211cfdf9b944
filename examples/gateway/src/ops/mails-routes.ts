import type { PlainRoute } from '../http/handle.ts'
import { dropMail, failedMails, sendAgain } from '../mail/failed-mails.ts'
import { MAIL_DECISIONS, mailsPage } from './mails-page.ts'
import { operatorDecision, operatorList } from './operator-routes.ts'

const NAME = 'mails'

/** The operator's page of mails that failed, and its two decisions. */
export const mailsPageRoutes: readonly PlainRoute[] = [
  operatorList({
    name: NAME,
    decisions: MAIL_DECISIONS,
    draw: async (decided, deps) => mailsPage(await failedMails(deps), { decided, now: deps.now() }),
  }),
  operatorDecision(NAME, 'again', sendAgain),
  operatorDecision(NAME, 'drop', dropMail),
]
