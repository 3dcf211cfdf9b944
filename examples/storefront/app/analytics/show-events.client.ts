import type { EventState, RecordedEvent } from '@selvage/core/analytics'
import { DEBUG_CHANNEL } from './event-marks.ts'
import type { PageEvents } from './event-marks.ts'

/** An event as the page that shows them gets it. */
interface ShownEvent {
  readonly recorded: RecordedEvent
  readonly state: EventState
  readonly page: PageEvents['page']
}
/** A page is asked for what it has recorded so far. */
const ASK = 'ask'

const channel = new BroadcastChannel(DEBUG_CHANNEL)
const shown = new Map<string, ShownEvent>()
const list = document.querySelector<HTMLElement>('[data-debug-events]')

/** Posts events of this page, and their new state, to the page that shows them. */
export function postEvents(
  page: PageEvents['page'],
  state: EventState,
  events: readonly RecordedEvent[],
): void {
  for (const recorded of events) {
    const event = { recorded, state, page }
    shown.set(recorded.id, event)
    channel.postMessage(event)
  }
}

channel.onmessage = ({ data }: MessageEvent<ShownEvent | typeof ASK>) => {
  if (data !== ASK) show(data)
  else for (const event of shown.values()) channel.postMessage(event)
}
if (list) channel.postMessage(ASK)

function show({ recorded: { id, at, event }, state, page }: ShownEvent): void {
  if (!list) return
  const rowId = `event-${id}`
  const row = document.getElementById(rowId) ?? list.appendChild(document.createElement('tr'))
  row.id = rowId
  const { name, ...data } = event
  const texts = [at.slice(11, 23), page.pageKey, name, state, JSON.stringify(data)]
  row.replaceChildren(
    ...texts.map((text) => {
      const cell = document.createElement('td')
      cell.textContent = text
      return cell
    }),
  )
}
