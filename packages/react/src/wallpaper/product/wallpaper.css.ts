import { style } from '@vanilla-extract/css'
import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, space } = vars

/** The calculator below a product. */
export const calculatorSection = style({
  marginBlockStart: space[8],
  display: 'grid',
  gap: space[5],
})

/** Square-cornered and never tinted, like cloth. */
export const picture = style({ position: 'relative', overflow: 'hidden', background: color.sunk })
export const surface = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const pieceUnder = style({ fill: 'none', stroke: onPrint.light, strokeWidth: 6 })
export const piece = style({ fill: 'none', stroke: onPrint.dark, strokeWidth: 3 })

export const facts = style({ display: 'grid', gap: space[3] })
export const list = style({
  margin: 0,
  paddingInlineStart: space[5],
  display: 'grid',
  gap: space[1],
})
