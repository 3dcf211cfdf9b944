import { continuousPieces } from '@selvage/core/cart'
import { FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import type { Translate } from '@selvage/i18n/messages'

interface Cut {
  readonly size: FabricSize
  /** Width and height of one piece, inches. */
  readonly widthIn: number
  readonly heightIn: number
  readonly quantity: number
  /** Yards or meters of each continuous piece; null for one piece. */
  readonly chunkSize: number | null
}

/** `2 × `; nothing before a single piece. */
export const times = (count: number): string => (count === 1 ? '' : `${count} × `)

/** A length of two sides in inches, for the reader's own measures. */
export const sides = (widthIn: number, heightIn: number): string => `{${widthIn}x${heightIn}}`

/**
 * How a line of fabric is cut, and its total size. Yards come as one length, or in pieces: `Yard,
 * in pieces: 2 × 2 yards + 1 yard`.
 */
export function cutText(
  { size, widthIn, heightIn, quantity, chunkSize }: Cut,
  t: Translate,
): { readonly cut: string; readonly total_size: string } {
  const cut = t(sizeKey(size))
  if (FABRIC_SIZES[size].cut !== 'length')
    return { cut, total_size: times(quantity) + sides(widthIn, heightIn) }
  const all = continuousPieces(quantity, chunkSize)
  const each = (show: (length: number) => string): string =>
    all.map(({ count, length }) => times(count) + show(length)).join(' + ')
  const unit = size === 'METER' ? 'invoice.unit_METER' : 'invoice.unit_YARD'
  return {
    cut:
      chunkSize === null
        ? cut
        : t('invoice.inPieces', { cut, pieces: each((length) => t(unit, { count: length })) }),
    total_size: each((length) => sides(widthIn, heightIn * length)),
  }
}
