import { CARD_WINDOW_IN } from '@selvage/core/design'

/** The limits of the place that a site has for an embed, CSS pixels. */
export interface Room {
  readonly maxWidth?: number
  readonly maxHeight?: number
}

const DESIGN_WIDTH_PX = 400
const COLLECTION_WIDTH_PX = 640
/** Text and selvage of a card, and its border. */
const CARD_TEXT_PX = 150
/** Name and curator of a collection. */
export const HEADING_PX = 76
/** The narrowest card of a collection, and the space between two. */
export const NARROWEST_CARD_PX = 200
export const CARD_GAP_PX = 16

const cardHeight = (width: number): number =>
  (width * CARD_WINDOW_IN.height) / CARD_WINDOW_IN.width + CARD_TEXT_PX

/**
 * Returns the size of an embed with a number of cards, never beyond the room: a height that fits
 * its content, or the whole room's, in which the content scrolls.
 */
export function oembedSize(
  kind: 'design' | 'collection',
  cards: number,
  { maxWidth = Infinity, maxHeight = Infinity }: Room,
): { readonly width: number; readonly height: number } {
  const width = Math.min(maxWidth, kind === 'design' ? DESIGN_WIDTH_PX : COLLECTION_WIDTH_PX)
  const height = kind === 'design' ? cardHeight(width) : collectionHeight(width, cards)
  return { width, height: Math.min(Math.ceil(height), maxHeight) }
}

function collectionHeight(width: number, cards: number): number {
  const columns = Math.max(1, Math.floor((width + CARD_GAP_PX) / (NARROWEST_CARD_PX + CARD_GAP_PX)))
  const rows = Math.ceil(cards / columns)
  const card = (width - (columns - 1) * CARD_GAP_PX) / columns
  return HEADING_PX + rows * cardHeight(card) + Math.max(0, rows - 1) * CARD_GAP_PX
}
