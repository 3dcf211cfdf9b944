import { globalStyle, style } from '@vanilla-extract/css'
import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'

const { color, size, space } = vars

export const templates = style({ minInlineSize: 0 })
globalStyle(`${templates} fieldset > div`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
})

export const templatePicture = style({
  display: 'block',
  inlineSize: '70px',
  blockSize: '84px',
  direction: 'ltr',
})
export const templateCloth = style({ fill: onPrint.light })
export const templateLines = style({ fill: 'none', stroke: onPrint.light, strokeWidth: 1.5 })
export const templateEdge = style({ fill: 'none', stroke: color.edge, strokeWidth: 1 })

export const options = style({ display: 'grid', gap: space[6], maxInlineSize: '64rem' })
export const choice = style({ maxInlineSize: '34rem' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
export const price = style({
  display: 'block',
  marginBlockStart: space[2],
  fontSize: size.small,
  color: color['ink-2'],
  fontVariantNumeric: 'tabular-nums lining-nums',
})
