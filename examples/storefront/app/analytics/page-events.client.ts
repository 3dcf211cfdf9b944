import { createAnalytics, createEventSink } from '@selvage/core/analytics'
import type { Analytics, AnalyticsDecision, PageSetup, ShopEvent } from '@selvage/core/analytics'
import { randomKey } from '@selvage/core/session'
import { askDecision, isFromHistory } from './ask-decision.ts'
import { DECISION_CHANNEL, EVENTS_ID, EVENTS_PATH, SHOP_EVENT } from './event-marks.ts'
import type { PageEvents } from './event-marks.ts'
import { followSteps } from './follow-steps.ts'
import { recordCalls } from './record-calls.ts'
import type { NotedCall } from './record-calls.ts'

/** The notes of `eventLoader` on a page's document. */
interface Noted {
  readonly selvageCalls?: NotedCall[]
  /** The decision of another tab. */
  readonly selvageDecision?: AnalyticsDecision
}

const data = readPageEvents(document)
const analytics = data && start(data)
let lastTerms = termsOf(data)

/** Records an event of the page. */
export const record = (event: ShopEvent): void => analytics?.record(event)

/**
 * Records the events of a page whose parts have taken the places of this page's. Its search is this
 * page's, if only a filter, the order or the place in the list is another one.
 */
export function recordPage(page: Document): void {
  const other = readPageEvents(page)
  const terms = termsOf(other)
  for (const { event } of other?.events ?? [])
    if (event.name !== 'search_made' || terms !== lastTerms) record(event)
  lastTerms = terms
}

function termsOf(page: PageEvents | undefined): string | undefined {
  const [terms] = (page?.events ?? []).flatMap(({ event }) =>
    event.name === 'search_made' ? [event.terms] : [],
  )
  return terms
}

function readPageEvents(page: Document): PageEvents | undefined {
  const text = page.getElementById(EVENTS_ID)?.textContent
  return text ? (JSON.parse(text) as PageEvents) : undefined
}

function start({ decision, events, isDebugged, page: shown, steps }: PageEvents): Analytics {
  /** The page's own events happened when it was opened, however late this code comes. */
  let at: number | undefined = performance.timeOrigin
  // The browser makes the number, since it may show the same HTML twice.
  const page: PageSetup = {
    ...shown,
    uuid: randomKey(),
    viewport: { width: innerWidth, height: innerHeight },
  }
  const show = isDebugged && import('./show-events.client.ts')
  const gate = createAnalytics({
    page,
    decision,
    sink: createEventSink(EVENTS_PATH),
    makeKey: randomKey,
    now: () => new Date(at ?? Date.now()),
    later: (run, ms) => setTimeout(run, ms),
    onChange: (state, changed) =>
      void (show && show.then(({ postEvents }) => postEvents(page, state, changed))),
  })
  const view = () => {
    gate.record({ name: 'page_viewed' })
    for (const { event, id } of events) gate.record(event, id)
  }
  let decided = decision
  const decide = (next: AnalyticsDecision) => {
    decided = next
    gate.decide(next)
  }
  /** Has events wait until the server says what is decided now, unless another tab says it. */
  const askAgain = async () => {
    const earlier = decided
    decide('undecided')
    const answer = await askDecision()
    if (decided === 'undecided') decide(answer ?? earlier)
  }
  // A page out of the browser's memory shows what was decided when it was sent.
  if (isFromHistory()) void askAgain()
  view()
  followSteps(steps, gate)
  at = undefined
  // A browser may end a page that is hidden without another sign.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') gate.leave()
  })
  addEventListener('pagehide', () => gate.leave())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    void askAgain()
    view()
  })
  const takeCalls = () => {
    const { selvageCalls } = document as Noted
    if (selvageCalls) recordCalls(selvageCalls, gate)
  }
  takeCalls()
  // The loader, which has listened for longer, has made the list by then.
  document.addEventListener(SHOP_EVENT, takeCalls)
  const { selvageDecision } = document as Noted
  if (selvageDecision) decide(selvageDecision)
  new BroadcastChannel(DECISION_CHANNEL).onmessage = ({ data: next }) =>
    decide(next as AnalyticsDecision)
  // The page of the choices makes the other tabs follow.
  if (page.pageName === 'privacy-choices' && decision !== 'undecided')
    new BroadcastChannel(DECISION_CHANNEL).postMessage(decision)
  return gate
}
