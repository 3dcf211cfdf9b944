import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'
import { partStyle, style } from '../../theme/layered.ts'

const { color, space } = vars

/** The calculator below a product. */
export const calculatorSection = style({
  marginBlockStart: space[8],
  display: 'grid',
  gap: space[5],
})

/** Square-cornered and never tinted, like cloth. */
export const picture = partStyle({
  position: 'relative',
  overflow: 'hidden',
  background: color.sunk,
})
export const surface = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const pieceUnder = partStyle({ fill: 'none', stroke: onPrint.light, strokeWidth: 6 })
export const piece = partStyle({ fill: 'none', stroke: onPrint.dark, strokeWidth: 3 })

export const facts = partStyle({ display: 'grid', gap: space[3] })
export const list = partStyle({
  margin: 0,
  paddingInlineStart: space[5],
  display: 'grid',
  gap: space[1],
})
