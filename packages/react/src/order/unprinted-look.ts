import type { LinesByKind } from '@selvage/core/cart'
import { cutDimensions } from '@selvage/core/fabric'
import { cutAmountKey, cutFacts } from './cut-facts.ts'
import { lineFacts } from './line-look.ts'
import type { LineLook } from './line-look.ts'

/** The color that fabric without a print is drawn in. */
const UNDYED = '#F3EDE0'

/** `Belgian linen, unprinted`, by the yard or the meter. */
export function unprintedLook(line: LinesByKind['unprinted']): LineLook {
  const { code, size } = line.fabric
  return {
    title: ({ t }) => t('solid.unprinted', { fabric: t(`fabric.FABRIC_${code}`) }),
    product: ({ t }) => t('solid.unprintedKind'),
    amountKey: cutAmountKey(size),
    material: ({ t }) => t(`fabric.FABRIC_${code}`),
    facts: (messages) =>
      lineFacts(line, messages, {
        fabric: messages.t(`fabric.FABRIC_${code}`),
        ...cutFacts(line, { size, ...cutDimensions(code, size) }, messages),
      }),
    picture: () => undefined,
    drawing: { shape: 'folded', sides: [1, 1], print: null, color: UNDYED },
  }
}
