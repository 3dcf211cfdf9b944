import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, leading, line, measure, size, space } = vars

export const bar = style({
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  background: color.sunk,
  color: color.ink,
  fontSize: size.small,
  lineHeight: leading.control,
  '@media': { print: { display: 'none' } },
})
/** The line in the middle of the page, with the button at its end. */
export const row = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingBlock: space[1],
  paddingInline: measure.gutter,
})
export const text = partStyle({
  flex: 1,
  minInlineSize: 0,
  // The line is in the middle of the page, not of a column of text.
  maxInlineSize: 'none',
  margin: 0,
  paddingInlineStart: space[5],
  paddingBlock: space[1],
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const link = partStyle({ display: 'inline-block', minBlockSize: '24px' })
export const close = partStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: color['ink-2'],
})
