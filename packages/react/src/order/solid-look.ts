import type { LinesByKind } from '@selvage/core/cart'
import { isSolidColor, isSolidSize, SOLID_COLORS, solidDimensions } from '@selvage/core/solid'
import { cutAmountKey, cutFacts } from './cut-facts.ts'
import { lineFacts, otherLook } from './line-look.ts'
import type { LineLook } from './line-look.ts'

/** `Navy`, by the yard or the meter. */
export function solidLook(line: LinesByKind['solid']): LineLook {
  const { color, size } = line.solid
  // A color of a later version.
  if (!isSolidColor(color) || !isSolidSize(size)) return otherLook(line)
  const { hex } = SOLID_COLORS[color]
  return {
    title: ({ t }) => t(`solid.color_${color}`),
    product: ({ t }) => t('solid.kind'),
    amountKey: cutAmountKey(size),
    material: ({ t }) => t('solid.PETAL_SOLIDS'),
    facts: (messages) =>
      lineFacts(line, messages, {
        fabric: messages.t('solid.PETAL_SOLIDS'),
        ...cutFacts(line, { size, ...solidDimensions(size) }, messages),
      }),
    picture: () => undefined,
    drawing: { shape: 'folded', sides: [1, 1], print: null, color: hex },
  }
}
