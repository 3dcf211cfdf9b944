import { vars } from '../../theme/contract.css.ts'
import { partStyle } from '../../theme/layered.ts'
import { media } from '../../tokens/breakpoints.table.ts'

const { color, leading, line, size, space } = vars

/** In the middle of the view; at the foot of a small one. */
export const question = partStyle({
  boxSizing: 'border-box',
  inlineSize: 'min(800px, 100% - 32px)',
  maxBlockSize: '94dvh',
  margin: 'auto',
  border: `${line.hair} solid ${color.edge}`,
  padding: space[6],
  overflow: 'auto',
  background: color.paper,
  color: color.ink,
  selectors: { '&::backdrop': { background: color.veil } },
  '@media': {
    [media.upToTablet]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      marginBlockEnd: 0,
      border: 0,
      padding: `${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
    },
  },
})
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
})
export const picture = partStyle({
  '@media': { [media.mobile]: { maxInlineSize: '200px' } },
})
export const answers = partStyle({ display: 'grid', gap: space[4] })
export const title = partStyle({ fontSize: size.h3, lineHeight: leading.title })
export const others = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
})
