import type { LinesByKind } from '@selvage/core/cart'
import { sizeKey } from '@selvage/core/fabric'
import { designPicture, designTitle } from './line-look.ts'
import type { AmountKey, LineLook } from './line-look.ts'

type FabricLine = LinesByKind['fabric']

/** `Belgian linen`, by the yard, the meter or the smaller cut. */
export const fabricLook = (line: FabricLine): LineLook => ({
  title: () => designTitle(line),
  // An amount is counted in what its size is called.
  amountKey: sizeKey(line.fabric.size).replace('fabric.size', 'invoice.unit') as AmountKey,
  material: ({ t }) => t(`fabric.FABRIC_${line.fabric.code}`),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})
