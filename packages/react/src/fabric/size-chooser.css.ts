import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const share = style({
  display: 'block',
  inlineSize: 'auto',
  marginBlockEnd: vars.space[2],
  overflow: 'visible',
})
export const cloth = style({
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: 1,
  strokeDasharray: '2 2',
})
export const piece = style({ fill: vars.color.ink })
