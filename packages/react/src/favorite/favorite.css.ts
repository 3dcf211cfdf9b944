import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const form = style({ position: 'relative', display: 'inline-block' })
export const button = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: '44px',
  minBlockSize: '44px',
  padding: space[2],
  border: 0,
  borderRadius: line.corner,
  color: color.ink,
  fontSize: size.small,
  backgroundColor: color.raised,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '2px' },
  },
})
export const heart = partStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  selectors: {
    '[aria-pressed="true"] > &': { fill: color['madder-text'], stroke: color['madder-text'] },
  },
})
export const error = partStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  margin: 0,
  padding: space[2],
  color: color.rust,
  fontSize: size.small,
  backgroundColor: color.raised,
})
