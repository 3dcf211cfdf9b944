import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, font, line, size, space } = vars

export const band = style({ position: 'relative', marginBlock: vars.space[7] })
export const cloth = style({ display: 'block', maxInlineSize: 'none' })
export const tape = style({
  display: 'block',
  maxInlineSize: 'none',
  background: color.selvage,
  borderBlockStart: `1px solid ${color.ink}`,
})
export const mark = style({ stroke: color.ink, fill: 'none' })
export const number = style({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const caption = style({
  position: 'absolute',
  insetBlockStart: vars.space[5],
  insetInlineStart: vars.measure.gutter,
  maxInlineSize: '46ch',
  background: color.selvage,
  color: color.ink,
  paddingBlock: space['1-half'],
  paddingInline: vars.space[3],
  fontSize: size.small,
  borderRadius: line.corner,
})
