import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, leading, line, size, space, tracking, weight } = vars

export const card = style({ position: 'relative', minInlineSize: 0 })
export const picture = style({ border: `${line.hair} solid ${color.hair}` })
export const edge = style({ borderBlockStart: `${line.hair} solid ${color.hair}` })
export const caption = style({ paddingBlockStart: space['2-half'] })
export const title = style({
  fontSize: size.h4,
  fontWeight: weight.title,
  lineHeight: leading.title,
  letterSpacing: tracking.title,
  overflowWrap: 'anywhere',
})
export const designer = style({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const price = style({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
