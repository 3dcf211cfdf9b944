import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, line, size, space, weight } = vars

/** A picture with the way to see it larger on it. */
export const frame = style({ position: 'relative' })
export const opener = partStyle({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  paddingBlock: space['2-half'],
  paddingInline: space[4],
  border: `${line.hair} solid ${color.ink}`,
  borderRadius: line.corner,
  background: color.selvage,
  color: color.ink,
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
})
export const tools = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[5],
  paddingBlockEnd: space[4],
})
export const hint = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
/** The cloth is moved by scrolling, which fingers, wheels and arrow keys do. */
export const scroller = partStyle({
  flex: 1,
  minBlockSize: '50vh',
  overflow: 'auto',
  borderBlockStart: `${line.hair} solid ${color.edge}`,
  background: color.sunk,
  direction: 'ltr',
})
export const cloth = partStyle({ display: 'block', maxInlineSize: 'none' })
