import { analyticsDecision } from '../../analytics/analytics-decision.ts'
import { recordEvents } from '../../analytics/analytics.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'

/** The call that records what happened on a page. */
export const analyticsHandlers: readonly Handler[] = [
  handle(recordEvents, ({ shop, body, byBrowser }) => {
    // The one browser of a test gateway has the cookie of its last choice.
    const chosen = shop.consents.at(-1)?.record
    const allowed = analyticsDecision(chosen, byBrowser) === 'allowed'
    const before = shop.events.length
    for (const event of allowed ? body.events : [])
      if (!shop.events.some(({ id }) => id === event.id))
        shop.events.push({ ...event, page: body.page })
    return { allowed, recorded: shop.events.length - before }
  }),
]
