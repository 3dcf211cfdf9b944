import type { EventItem } from './event-items.ts'
import { EVENT_ITEM_LIMIT } from './events.ts'
import type { EventBatch, EventName, RecordedEvent } from './events.ts'

/** A product as the wire has it. */
const toWireItem = ({ parentSku, homeGoodType, designId, ...same }: EventItem) => ({
  ...same,
  parent_sku: parentSku,
  home_good_type: homeGoodType,
  design_id: designId,
})

/** An event on the wire: its key, its time, its name, and the data of that name. */
export interface WireEvent {
  readonly id: string
  readonly at: string
  readonly name: EventName
  readonly [field: string]: unknown
}

function toWireEvent({ id, at, event }: RecordedEvent): WireEvent {
  if ('items' in event) {
    const items = event.items.slice(0, EVENT_ITEM_LIMIT).map(toWireItem)
    return { id, at, ...event, items }
  }
  if ('designId' in event) return { id, at, name: event.name, design_id: event.designId }
  return { id, at, ...event }
}

/** Returns a batch as its sink posts it and the gateway takes it. */
export const toWireBatch = ({ page, events }: EventBatch) => ({
  page: {
    page_name: page.pageName,
    page_lang: page.pageLang,
    page_key: page.pageKey,
    hostname: page.hostname,
    uuid: page.uuid,
    viewport: page.viewport,
  },
  events: events.map(toWireEvent),
})
