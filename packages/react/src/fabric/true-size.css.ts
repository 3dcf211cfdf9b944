import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, font, line, size, space } = vars

export const band = style({ position: 'relative', marginBlock: vars.space[7] })
export const cloth = partStyle({ display: 'block', maxInlineSize: 'none' })
export const tape = partStyle({
  display: 'block',
  maxInlineSize: 'none',
  background: color.selvage,
  borderBlockStart: `1px solid ${color.ink}`,
})
export const mark = partStyle({ stroke: color.ink, fill: 'none' })
export const number = partStyle({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const caption = partStyle({
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
