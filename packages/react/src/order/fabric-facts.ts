import type { LinesByKind } from '@selvage/core/cart'
import { cutDimensions, FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { Messages } from '../messages/index.ts'
import { pieces } from './own-facts.ts'
import type { OwnFacts } from './own-facts.ts'

/** Writes what the labels of printed fabric say. */
export const fabricFacts =
  ({ fabric: { code, size }, quantity }: LinesByKind['fabric']) =>
  ({ t, size: formatSize }: Messages): OwnFacts => {
    const { widthIn, heightIn } = cutDimensions(code, size)
    // Yards are delivered as one length.
    const oneLength = FABRIC_SIZES[size].cut === 'length'
    return {
      fabric: t(`fabric.FABRIC_${code}`),
      cut: t(sizeKey(size)),
      totalSize: oneLength
        ? formatSize(widthIn, heightIn * quantity)
        : pieces(quantity) + formatSize(widthIn, heightIn),
    }
  }
