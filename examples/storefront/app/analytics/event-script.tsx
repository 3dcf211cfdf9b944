import { pageSetup } from '@selvage/core/analytics'
import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { matchPath } from '@selvage/i18n/routes'
import { stepsByPath } from '../checkout/checkout-paths.ts'
import { useFrame } from '../page/frame.ts'
import type { DrawnFrame } from '../page/frame.ts'
import { toScriptJson } from '../island-runtime/script-json.ts'
import { eventLoader } from './event-loader.ts'
import { EVENTS_ID } from './event-marks.ts'
import type { PageEvent, PageEvents } from './event-marks.ts'

/** Adds an event to the page that is being rendered. Its script sends it where it may. */
export function usePageEvent(event: PageEvent['event'] | undefined, id?: string): void {
  const { events } = useFrame()
  if (event !== undefined) events.push({ event, id })
}

/**
 * The events of the page, for its script; one that could not be shown has the name `error`. A page
 * whose visitor has declined has none, except that of the choices, which makes the other tabs stop.
 */
export function EventScript({ isFailed }: { readonly isFailed: boolean }) {
  const frame = useFrame()
  const data = eventsOf(frame, isFailed)
  const isSent = data.decision !== 'declined' || data.page.pageName === 'privacy-choices'
  if (!isSent && !data.isDebugged) return null
  const waits = data.decision === 'undecided' && !data.isDebugged
  const { nonce, scripts } = frame
  return (
    <>
      <script type="application/json" id={EVENTS_ID}>
        {toScriptJson(data)}
      </script>
      <script nonce={nonce}>{eventLoader({ address: scripts.events, waits })}</script>
    </>
  )
}

function eventsOf(
  { analytics, events, origin, page, path }: DrawnFrame,
  isFailed: boolean,
): PageEvents {
  const matched = isFailed ? undefined : matchPath(path)
  const setup = pageSetup({
    pageName: isFailed
      ? 'error'
      : ((matched ?? documentRoutes.matchPath(path))?.route ?? 'not-found'),
    pageLang: page.language,
    params: matched?.params ?? {},
    hostname: new URL(origin).hostname,
  })
  const { decision, isDebugged } = analytics
  return {
    decision,
    page: setup,
    events,
    ...(matched?.route.startsWith('checkout') && { steps: stepsToOrder(page.language) }),
    ...(isDebugged && { isDebugged }),
  }
}

/** The steps before an order is placed, which is an event of its own. */
const stepsToOrder = (language: Language): PageEvents['steps'] =>
  Object.fromEntries(Object.entries(stepsByPath(language)).filter(([, step]) => step !== 'confirm'))
