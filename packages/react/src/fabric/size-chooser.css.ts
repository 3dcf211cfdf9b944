import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

export const share = style({
  display: 'block',
  inlineSize: 'auto',
  marginBlockEnd: vars.space[2],
  overflow: 'visible',
})
export const cloth = partStyle({
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 1,
  strokeDasharray: '2 2',
})
export const piece = partStyle({ fill: vars.color.ink })
