import { onPrint } from '../../tokens/on-print.table.ts'
import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'

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
export const templateCloth = partStyle({ fill: onPrint.light })
export const templateLines = partStyle({ fill: 'none', stroke: onPrint.light, strokeWidth: 1.5 })
export const templateEdge = partStyle({ fill: 'none', stroke: color.edge, strokeWidth: 1 })

export const options = style({ display: 'grid', gap: space[6], maxInlineSize: '64rem' })
export const choice = partStyle({ maxInlineSize: '34rem' })
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
export const price = partStyle({
  display: 'block',
  marginBlockStart: space[2],
  fontSize: size.small,
  color: color['ink-2'],
  fontVariantNumeric: 'tabular-nums lining-nums',
})
