import { continuousPieces } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import type { Messages } from '../messages/index.ts'
import { pieces } from './line-look.ts'
import type { AmountKey } from './line-look.ts'

/** The message key of an amount that is counted in what its size is called. */
export const cutAmountKey = (size: FabricSize): AmountKey =>
  sizeKey(size).replace('fabric.size', 'invoice.unit') as AmountKey

/** A cut of fabric: its size, and the width and height of one piece in inches. */
interface Cut {
  readonly size: FabricSize
  readonly widthIn: number
  readonly heightIn: number
}

/**
 * Returns how a line of fabric is cut, and its total size. Yards come as one length unless they are
 * ordered in pieces: `Yard, in pieces: 2 × 2 yards + 1 yard`.
 */
export function cutFacts(
  { quantity, chunkSize }: Pick<OrderItem, 'quantity' | 'chunkSize'>,
  { size, widthIn, heightIn }: Cut,
  { t, size: formatSize }: Pick<Messages, 't' | 'size'>,
): { readonly cut: string; readonly totalSize: string } {
  const cut = t(sizeKey(size))
  if (FABRIC_SIZES[size].cut !== 'length')
    return { cut, totalSize: pieces(quantity) + formatSize(widthIn, heightIn) }
  const all = continuousPieces(quantity, chunkSize)
  const each = (show: (length: number) => string): string =>
    all.map(({ count, length }) => pieces(count) + show(length)).join(' + ')
  const totalSize = each((length) => formatSize(widthIn, heightIn * length))
  if (chunkSize === null)
    return { cut: quantity === 1 ? cut : t('cart.oneLength', { cut }), totalSize }
  const lengths = each((length) => t(cutAmountKey(size), { count: length }))
  return { cut: t('cart.inPieces', { cut, pieces: lengths }), totalSize }
}
