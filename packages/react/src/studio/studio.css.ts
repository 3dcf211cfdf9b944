import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight } = vars

const hairline = `${line.hair} solid ${color.hair}`

/** Files, preview and details beside each other; two columns on a tablet, one on a phone. */
export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space['6-half']}`,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.fromLarge]: { gridTemplateColumns: '262px minmax(0, 1fr) 338px' },
  },
})
export const notices = partStyle({
  display: 'grid',
  gap: space[3],
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
})
export const files = partStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': {
    [media.fromDesktop]: { gridColumn: '1 / -1' },
    [media.fromLarge]: { gridColumn: 'auto' },
  },
})
export const see = partStyle({ display: 'grid', gap: space['4-half'], minInlineSize: 0 })
export const details = partStyle({ display: 'grid', gap: space['4-half'], minInlineSize: 0 })
export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const legend = partStyle([
  displayFace,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[2],
    margin: 0,
    fontSize: size.lead,
    lineHeight: leading.title,
  },
])
globalStyle(`${legend} small`, {
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: weight.plain,
  color: color['ink-2'],
})

export const file = partStyle({
  padding: space[3],
  border: `1px dashed ${color.edge}`,
  background: color.raised,
  fontSize: size.small,
  selectors: {
    // The browser's own button has the browser's own face.
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      minBlockSize: '40px',
      border: `1px solid ${color.ink}`,
      borderRadius: line.corner,
      paddingInline: space[4],
      background: color.raised,
      color: 'inherit',
      font: 'inherit',
      fontWeight: weight.medium,
      cursor: 'pointer',
    },
  },
})
export const sending = partStyle({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const fileName = partStyle({
  margin: 0,
  fontSize: size.small,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const bar = partStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: 0,
  background: color.hair,
  selectors: {
    '&::-webkit-progress-bar': { background: color.hair },
    '&::-webkit-progress-value': { background: color.ink },
    '&::-moz-progress-bar': { background: color.ink },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const arrived = partStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  background: color.raised,
  borderBlock: hairline,
  borderInlineStart: `3px solid ${color.ink}`,
  fontSize: size.small,
})
export const thumb = partStyle({
  display: 'block',
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'cover',
  background: color.sunk,
})
/** A line with its mark before it. */
const marked = { display: 'flex', alignItems: 'center', gap: space[2], margin: 0 } as const
export const ready = partStyle({ ...marked, color: color.leaf, fontWeight: weight.medium })
export const fact = partStyle({ margin: `${space[1]} 0 0` })

export const noSeam = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const seam = partStyle({
  ...marked,
  color: color.weld,
  fontSize: size.small,
  fontWeight: weight.medium,
})
