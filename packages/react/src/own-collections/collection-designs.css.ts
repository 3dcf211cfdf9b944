import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space } = vars

export const designs = partStyle({ display: 'grid', gap: space[4] })
export const list = partStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
export const entry = partStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  '@media': { [media.upToTablet]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
})
export const picture = partStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  background: color.hair,
})
export const print = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const text = partStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const designer = partStyle({ fontSize: size.small, color: color['ink-2'] })
export const acts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.upToTablet]: { gridColumn: '1 / -1' } },
})
globalStyle(`${acts} form`, { margin: 0 })
export const act = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': {
      color: color['ink-2'],
      borderColor: color.hair,
      cursor: 'default',
    },
  },
})
globalStyle(`${act} svg`, { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 })
