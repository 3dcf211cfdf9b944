import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, space, weight } = vars

/** The groups with their percentages, one row each. */
export const groups = style({
  listStyle: 'none',
  padding: 0,
  marginBlock: `${space[5]} ${space[4]}`,
  maxInlineSize: '420px',
})
globalStyle(`${groups} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${groups} > li > :last-child`, {
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const now = style({ color: color.leaf, fontWeight: weight.medium })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginBlockStart: space[4],
})
