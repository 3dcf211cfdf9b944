import { vars } from '../theme/contract.css.ts'
import { partStyle, recipe, style } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const form = style({ position: 'relative', display: 'inline-block' })
/** Alone it lies on a picture; with its count it stands in a line of text. */
export const button = recipe({
  base: {
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
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '2px' },
    },
  },
  variants: {
    kind: {
      picture: { backgroundColor: color.raised },
      text: { paddingInline: 0, background: 'none' },
    },
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
