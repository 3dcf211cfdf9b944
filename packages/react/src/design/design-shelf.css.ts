import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, space } = vars

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space['1-half'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  blockSize: 'clamp(300px, 36vw, 500px)',
  background: color.sunk,
  paddingBlockEnd: space['2-half'],
  borderBlockEnd: `${line.hair} solid ${color.edge}`,
})
export const bolt = partStyle({
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&:nth-child(n + 4)': { '@media': { [media.upToTablet]: { display: 'none' } } } },
})
export const link = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(30px, max-content) minmax(0, 1fr)',
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
})
export const cloth = partStyle({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.hair,
})
export const picture = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'left top',
})
