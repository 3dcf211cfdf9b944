import type { LinesByKind } from '@selvage/core/cart'
import { cutDimensions, FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { Messages } from '../messages/index.ts'
import { designPicture, designTitle, lineFacts, pieces } from './line-look.ts'
import type { AmountKey, LineFact, LineLook } from './line-look.ts'

type FabricLine = LinesByKind['fabric']

/** `Belgian linen`, by the yard, the meter or the smaller cut. */
export const fabricLook = (line: FabricLine): LineLook => ({
  title: () => designTitle(line),
  // An amount is counted in what its size is called.
  amountKey: sizeKey(line.fabric.size).replace('fabric.size', 'invoice.unit') as AmountKey,
  material: ({ t }) => t(`fabric.FABRIC_${line.fabric.code}`),
  facts: (messages) => factsOf(line, messages),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

function factsOf(line: FabricLine, messages: Messages): LineFact[] {
  const { code, size } = line.fabric
  const { t, size: formatSize } = messages
  const { widthIn, heightIn } = cutDimensions(code, size)
  // Yards are delivered as one length.
  const oneLength = FABRIC_SIZES[size].cut === 'length'
  return lineFacts(line, messages, {
    fabric: t(`fabric.FABRIC_${code}`),
    cut: t(sizeKey(size)),
    totalSize: oneLength
      ? formatSize(widthIn, heightIn * line.quantity)
      : pieces(line.quantity) + formatSize(widthIn, heightIn),
  })
}
