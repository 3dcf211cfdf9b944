import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, leading, line, size, space, tracking, weight } = vars

export const card = style({ position: 'relative', minInlineSize: 0 })
export const picture = partStyle({ border: `${line.hair} solid ${color.hair}` })
export const edge = partStyle({ borderBlockStart: `${line.hair} solid ${color.hair}` })
export const caption = partStyle({ paddingBlockStart: space['2-half'] })
export const title = partStyle({
  fontSize: size.h4,
  fontWeight: weight.title,
  lineHeight: leading.title,
  letterSpacing: tracking.title,
  overflowWrap: 'anywhere',
})
export const designer = partStyle({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const price = partStyle({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
