import { unprinted } from '../skeleton/skeleton.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, space } = vars

export const empty = style({
  display: 'flex',
  // Beside each other where both have room, whatever the window's width.
  flexWrap: 'wrap',
  gap: space[7],
  alignItems: 'center',
  border: `1px dashed ${color.edge}`,
  padding: space[6],
  '@media': {
    [media.upToTablet]: { gap: space[5], padding: space[5] },
  },
})
export const swatch = partStyle({ flex: '0 1 260px', border: `1px solid ${color.edge}` })
// The text beside it.
globalStyle(`${swatch} + div`, { flex: '1 1 260px', minInlineSize: 0 })
export const cloth = partStyle([
  unprinted,
  { blockSize: '170px', '@media': { [media.upToTablet]: { blockSize: '110px' } } },
])
export const messages = partStyle({
  marginBlock: `${space[3]} ${space['4-half']}`,
  color: color['ink-2'],
  overflowWrap: 'anywhere',
})
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
})
export const title = partStyle({ overflowWrap: 'anywhere' })
