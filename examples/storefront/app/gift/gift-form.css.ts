import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, size, space } = vars

export const form = style({ display: 'grid', gap: space[4], maxInlineSize: '700px' })
export const left = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
export const actions = style({ marginBlockStart: space[3] })
export const message = style({
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  font: 'inherit',
  fontSize: size.label,
})
