import { createAnalytics, createEventSink } from '@selvage/core/analytics'
import type { Analytics, AnalyticsDecision, ShopEvent } from '@selvage/core/analytics'
import { DECISION_CHANNEL, EVENTS_ID, EVENTS_PATH } from './event-marks.ts'
import type { PageEvents } from './event-marks.ts'
import { recordCalls } from './record-calls.ts'
import type { NotedCalls } from './record-calls.ts'

/** The notes of `eventLoader` on a page's document. */
interface Noted {
  readonly selvageCalls?: NotedCalls
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

function start({ decision, events, isDebugged, page, steps }: PageEvents): Analytics {
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
  followSteps(steps, gate)
  at = undefined
  // A browser may end a page that is hidden without another sign.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') gate.leave()
  })
  addEventListener('pagehide', () => gate.leave())
  const { selvageCalls, selvageDecision } = document as Noted
  if (selvageCalls) recordCalls(selvageCalls, gate)
  if (selvageDecision) gate.decide(selvageDecision)
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

/** Records the step of the checkout that the page shows first, and each that it shows later. */
function followSteps(steps: PageEvents['steps'], { record: recordStep }: Analytics): void {
  if (steps === undefined) return
  let shown: string | undefined
  const follow = () => {
    const step = steps[location.pathname]
    if (step !== undefined && step !== shown) recordStep({ name: 'checkout_step_viewed', step })
    shown = step
  }
  follow()
  // Older browsers have no event for an address that a page's own code has changed.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', follow)
}
