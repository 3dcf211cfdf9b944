import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, size, space } = vars

export const label = style({
  display: 'block',
  marginBlock: `${space[4]} ${space[2]}`,
  fontWeight: vars.weight.medium,
})
export const code = style({
  inlineSize: '100%',
  padding: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  fontSize: size.small,
})
