import { createAnalytics, createEventSink } from '@selvage/core/analytics'
import type { Analytics, AnalyticsDecision, ShopEvent } from '@selvage/core/analytics'
import type { Shop } from '@selvage/machines/shop'
import { DECISION_CHANNEL, EVENTS_ID, EVENTS_PATH, SHOP_EVENT } from './event-marks.ts'
import type { PageEvents } from './event-marks.ts'
import { recordShop } from './record-shop.ts'

/** The notes of `eventLoader` on a page's document. */
interface Noted {
  readonly selvageShop?: Shop
  /** The decision of another tab. */
  readonly selvageDecision?: AnalyticsDecision
}

const data = readPageEvents(document)
const analytics = data && start(data)

/** Records an event of the page. */
export const record = (event: ShopEvent): void => analytics?.record(event)

const decide = (decision: AnalyticsDecision): void => analytics?.decide(decision)

/** Records the events of a page whose parts have taken the places of this page's. */
export function recordPage(page: Document): void {
  for (const { event } of readPageEvents(page)?.events ?? []) record(event)
}

/** Counts the page again that was left and is shown again, and asks what is decided now. */
function comeBack(): void {
  decide('undecided')
  record({ name: 'page_viewed' })
  void fetch(EVENTS_PATH)
    .then((answer) => answer.text())
    .then((decided) => decide(decided as AnalyticsDecision))
    .catch(() => {})
}

function readPageEvents(page: Document): PageEvents | undefined {
  const text = page.getElementById(EVENTS_ID)?.textContent
  return text ? (JSON.parse(text) as PageEvents) : undefined
}

function start({ decision, events, isDebugged, page }: PageEvents): Analytics {
  let made = 0
  /** The page's own events happened when it was opened, however late this code comes. */
  let at: number | undefined = performance.timeOrigin
  const show = isDebugged && import('./show-events.client.ts')
  const gate = createAnalytics({
    page: { ...page, viewport: { width: innerWidth, height: innerHeight } },
    decision,
    sink: createEventSink(EVENTS_PATH),
    // The page's own number is random, and no page loads a maker of keys for it.
    makeKey: () => `${page.uuid}-${(made += 1)}`,
    now: () => new Date(at ?? Date.now()),
    later: (run, ms) => setTimeout(run, ms),
    onChange: (state, changed) =>
      void (show && show.then(({ postEvents }) => postEvents(page, state, changed))),
  })
  gate.record({ name: 'page_viewed' })
  for (const { event, id } of events) gate.record(event, id)
  at = undefined
  // A browser may end a page that is hidden without another sign.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') gate.leave()
  })
  addEventListener('pagehide', () => gate.leave())
  // Its islands make their shop when they are touched, before this code comes or after it.
  const { selvageShop, selvageDecision } = document as Noted
  if (selvageShop) recordShop(selvageShop, gate)
  if (selvageDecision) gate.decide(selvageDecision)
  document.addEventListener(SHOP_EVENT, (made) =>
    recordShop((made as CustomEvent<Shop>).detail, gate),
  )
  new BroadcastChannel(DECISION_CHANNEL).onmessage = ({ data: decided }) =>
    gate.decide(decided as AnalyticsDecision)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
  // The page of the choices makes the other tabs follow.
  if (page.pageName === 'privacy-choices' && decision !== 'undecided')
    new BroadcastChannel(DECISION_CHANNEL).postMessage(decision)
  return gate
}
