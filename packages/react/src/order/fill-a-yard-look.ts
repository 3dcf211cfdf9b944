import type { LinesByKind } from '@selvage/core/cart'
import { gridOf, layoutImageUrl, templateOfCode, TEMPLATES } from '@selvage/core/fill-a-yard'
import type { TemplateGrid, TemplateId } from '@selvage/core/fill-a-yard'
import type { Messages } from '../messages/index.ts'
import { PICTURE_WIDTH } from './line-look.ts'
import type { LineImage, LineLook } from './line-look.ts'

type FillAYardLine = LinesByKind['fill-a-yard']

/** `2 yards, Organic sateen`, counted in pieces, because one piece may have two yards. */
export const fillAYardLook = (line: FillAYardLine): LineLook => ({
  title: (messages) => titleOf(line, messages),
  amountKey: 'fabric.pieces',
  material: ({ t }) => {
    const fabric = t(`fabric.FABRIC_${line.fabric.code}`)
    const yard = yardOf(line)
    return yard ? `${t('invoice.unit_YARD', { count: yard.yards })}, ${fabric}` : fabric
  },
  picture: (gatewayUrl) => pictureOf(line, gatewayUrl),
})

/** A line's template with its grid, and the yards of one piece. */
interface LineYard {
  readonly templateId: TemplateId
  readonly grid: TemplateGrid
  readonly yards: number
}

/** Returns a line's filled yard; undefined for layouts of a later version. */
export function yardOf({ fabric, fillAYard }: FillAYardLine): LineYard | undefined {
  const templateId = templateOfCode(fillAYard.layout)
  if (templateId === undefined) return undefined
  return { templateId, grid: gridOf(templateId, fabric.code), yards: TEMPLATES[templateId].yards }
}

/** Its collection's name, with the template. */
function titleOf(line: FillAYardLine, { t }: Pick<Messages, 't'>): string {
  const yard = yardOf(line)
  const template = yard === undefined ? line.sku : t(`fill-a-yard.template_${yard.templateId}`)
  return t('cart.fillAYard', { collection: line.fillAYard.collectionName, template })
}

/** The whole filled yard in its proportions. */
function pictureOf(line: FillAYardLine, gatewayUrl: string): LineImage | undefined {
  const yard = yardOf(line)
  if (yard === undefined) return undefined
  const { image, palette } = line.fillAYard
  return {
    src: layoutImageUrl(gatewayUrl, { image, width: PICTURE_WIDTH, format: 'webp' }),
    height: Math.round((PICTURE_WIDTH * yard.grid.heightIn) / yard.grid.widthIn),
    palette,
  }
}
