import { continuousPieces } from '@selvage/core/cart'
import { FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import type { Translate } from '@selvage/i18n/messages'
import type { Size, SnapshotItem } from './line-labels.ts'

interface Cut {
  readonly size: FabricSize
  readonly widthIn: number
  readonly heightIn: number
}

/** How a line of fabric is cut, and its total size. Yards come as one length, or in pieces. */
export function cutLabels(
  { quantity: { value: quantity }, chunk_size: chunkSize = null }: SnapshotItem,
  { size, widthIn, heightIn }: Cut,
  t: Translate,
  formatSize: Size,
): { readonly cut: string; readonly totalSize: string } {
  const cut = t(sizeKey(size))
  const times = (count: number): string => (count === 1 ? '' : `${count} × `)
  if (FABRIC_SIZES[size].cut !== 'length')
    return { cut, totalSize: times(quantity) + formatSize(widthIn, heightIn) }
  const all = continuousPieces(quantity, chunkSize)
  const each = (show: (length: number) => string): string =>
    all.map(({ count, length }) => times(count) + show(length)).join(' + ')
  const unit = size === 'METER' ? 'invoice.unit_METER' : 'invoice.unit_YARD'
  return {
    cut:
      chunkSize === null
        ? cut
        : t('cart.inPieces', { cut, pieces: each((length) => t(unit, { count: length })) }),
    totalSize: each((length) => formatSize(widthIn, heightIn * length)),
  }
}
