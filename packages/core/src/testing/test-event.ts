import type { PageSetup, RecordedEvent } from '../analytics/events.ts'

/** An event that a page has sent, with the state of the page. */
export interface TestEvent extends RecordedEvent {
  readonly page: PageSetup
}
