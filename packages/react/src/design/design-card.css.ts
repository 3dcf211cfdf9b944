import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, leading, line, size, space, tracking, weight } = vars

/** Its title is read first and stands below its picture. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
})
export const picture = partStyle({ order: -1, border: `${line.hair} solid ${color.hair}` })
export const edge = partStyle({ borderBlockStart: `${line.hair} solid ${color.hair}` })
export const caption = partStyle({ paddingBlockStart: space['2-half'] })
export const title = partStyle({
  fontSize: size.h4,
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
/** Above the card's link, which covers the card. */
export const corner = partStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
})
