import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { displayFace } from '../../theme/type.css.ts'

const { color, leading, line, size, space } = vars

export const legend = partStyle([
  displayFace,
  {
    padding: 0,
    marginBlockEnd: space[3],
    fontSize: size.h4,
    lineHeight: leading.title,
  },
])
export const patterns = partStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 })
/**
 * Four columns beside the yard and on a phone; eight on a tablet, where the palette has the whole
 * width.
 */
export const tray = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space['2-half'],
  '@container': {
    '(min-width: 521px) and (max-width: 860px)': {
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    },
  },
})
export const swatch = style({
  position: 'relative',
  display: 'block',
  minInlineSize: '24px',
  cursor: 'pointer',
  background: color.sunk,
  selectors: {
    '&:has(input:checked)': { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 4.5px ${color.ink}` },
    '&:has(input:focus-visible)': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '6px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
/** The invisible radio covers its swatch; the swatch's frame shows its state. */
export const radio = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
export const cloth = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  pointerEvents: 'none',
})
export const inHand = partStyle({ margin: `${space['3-half']} 0 0`, fontSize: size.small })
export const quiet = partStyle({ color: color['ink-2'] })

export const suggestions = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const suggestion = partStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: size.small,
  lineHeight: leading.control,
})
globalStyle(`${suggestion}:hover b`, { textDecoration: 'underline', textUnderlineOffset: '0.22em' })
export const reason = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1-half'],
  color: color['ink-2'],
})
export const part = style({ display: 'grid', gap: space[3] })
export const partTitle = partStyle({ fontSize: size.h4 })
