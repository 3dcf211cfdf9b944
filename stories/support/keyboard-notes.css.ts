import { vars } from '@selvage/react/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, leading, size, space } = vars

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: font.text,
  fontSize: size.small,
  lineHeight: leading.body,
  color: color.ink,
  textAlign: 'start',
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${color.hair}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} thead th`, { color: color['ink-2'] })
globalStyle(`${table} tbody th`, { inlineSize: '40%', fontWeight: 'inherit' })
export const key = style({
  display: 'inline-block',
  marginInlineEnd: space[2],
  marginBlock: space.half,
  paddingInline: space[2],
  border: `1px solid ${color.edge}`,
  background: color.sunk,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
})
