import type { LinesByKind } from '@selvage/core/cart'
import { cutDimensions } from '@selvage/core/fabric'
import type { Messages } from '../messages/index.ts'
import { cutAmountKey, cutFacts } from './cut-facts.ts'
import { designPicture, designTitle, lineFacts } from './line-look.ts'
import type { LineFact, LineLook } from './line-look.ts'

type FabricLine = LinesByKind['fabric']

/** `Belgian linen`, by the yard, the meter or the smaller cut. */
export const fabricLook = (line: FabricLine): LineLook => ({
  title: () => designTitle(line),
  amountKey: cutAmountKey(line.fabric.size),
  material: ({ t }) => t(`fabric.FABRIC_${line.fabric.code}`),
  facts: (messages) => factsOf(line, messages),
  picture: (gatewayUrl) => designPicture(line, gatewayUrl),
})

function factsOf(line: FabricLine, messages: Messages): LineFact[] {
  const { code, size } = line.fabric
  return lineFacts(line, messages, {
    fabric: messages.t(`fabric.FABRIC_${code}`),
    ...cutFacts(line, { size, ...cutDimensions(code, size) }, messages),
  })
}
