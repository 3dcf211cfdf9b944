import type { LinesByKind } from '@selvage/core/cart'
import { cutDimensions, FABRIC_SIZES, sizeKey } from '@selvage/core/fabric'
import type { FabricSize } from '@selvage/core/fabric'
import type { Messages } from '../messages/index.ts'
import { cutFacts, designPicture, designTitle, pieces } from './line-look.ts'
import type { AmountKey, LineFact, LineLook } from './line-look.ts'

type FabricLine = LinesByKind['fabric']

/** `Belgian linen`, by the yard, the meter or the smaller cut. */
export const fabricLook = (line: FabricLine): LineLook => ({
  title: () => designTitle(line),
  amountKey: amountKeyOf(line.fabric.size),
  material: ({ t }) => t(`fabric.FABRIC_${line.fabric.code}`),
  facts: (messages) => factsOf(line, messages),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

function amountKeyOf(size: FabricSize): AmountKey {
  const { cut, system } = FABRIC_SIZES[size]
  if (cut === 'swatch') return 'invoice.unit_TEST_SWATCH'
  if (cut === 'fat-quarter') return 'invoice.unit_FAT_QUARTER'
  return system === 'imperial' ? 'invoice.unit_YARD' : 'invoice.unit_METER'
}

function factsOf(line: FabricLine, messages: Messages): LineFact[] {
  const { code, size } = line.fabric
  const { t, size: formatSize } = messages
  const { widthIn, heightIn } = cutDimensions(code, size)
  // Yards are delivered as one length.
  const oneLength = FABRIC_SIZES[size].cut === 'length'
  return cutFacts(line, messages, {
    of: 'cart.fabric',
    material: t(`fabric.FABRIC_${code}`),
    cut: t(sizeKey(size)),
    totalSize: oneLength
      ? formatSize(widthIn, heightIn * line.quantity)
      : pieces(line.quantity) + formatSize(widthIn, heightIn),
  })
}
