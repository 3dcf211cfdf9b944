import fc from 'fast-check'
import { emptyLayout } from './layout.ts'
import type { Cell, Layout } from './layout.ts'
import { FILL_A_YARD_FABRICS, gridOf } from './template.ts'
import { TEMPLATE_IDS } from './templates.table.ts'

/** Any template on any fabric. */
export const anyCloth = fc.record({
  templateId: fc.constantFrom(...TEMPLATE_IDS),
  fabric: fc.constantFrom(...FILL_A_YARD_FABRICS),
})

const anyId = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_147_483_647 }))

/** Any layout, with many designs, a few, one or none. */
export const anyLayout: fc.Arbitrary<Layout> = fc
  .tuple(anyCloth, fc.integer({ min: 1, max: 2_147_483_647 }), fc.array(anyId, { maxLength: 60 }))
  .chain(([{ templateId, fabric }, collectionId, designs]) => {
    const { columns, rows } = gridOf(templateId, fabric)
    const cell: fc.Arbitrary<Cell> =
      designs.length === 0
        ? fc.constant(null)
        : fc.oneof(fc.constantFrom(...designs), fc.constant(null))
    return fc
      .array(cell, { minLength: columns * rows, maxLength: columns * rows })
      .map((cells) => ({ ...emptyLayout(templateId, fabric, collectionId), cells }))
  })
