import { vars } from '../../theme/contract.css.ts'
import { partStyle, style } from '../../theme/layered.ts'

const { color, font, size, space, weight } = vars

export const list = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const piece = partStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
})
export const head = partStyle({
  margin: 0,
  maxInlineSize: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: size.label,
})
export const name = partStyle({ fontWeight: weight.strong })
export const quiet = partStyle({
  margin: 0,
  maxInlineSize: 'none',
  color: color['ink-2'],
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
// A roll is unrolled from left to right in every language.
export const bar = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
})
export const paper = partStyle({ fill: color.selvage })
export const drop = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.25 })
export const offcut = partStyle({ stroke: color.edge, strokeWidth: 1 })
export const tag = partStyle({ fill: color.selvage })
export const label = partStyle({
  fill: color.ink,
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Contains the fill of the bars and takes no space. */
export const pattern = partStyle({ position: 'absolute' })
