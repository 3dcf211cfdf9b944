import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, size, space } = vars

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 410px)',
  gap: space[7],
  alignItems: 'start',
  '@media': {
    [`${media.upToTablet}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] },
    '(min-width: 769px) and (max-width: 1024px)': { gap: space[5] },
  },
})
export const picture = partStyle({
  position: 'sticky',
  insetBlockStart: space[5],
  '@media': { [media.upToTablet]: { position: 'static' } },
})
export const panel = partStyle({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const title = partStyle({ fontSize: size.h2, overflowWrap: 'anywhere' })
export const byline = partStyle({
  margin: `${space[2]} 0 0`,
  color: color['ink-2'],
  fontSize: size.label,
})
export const form = partStyle({ display: 'grid', gap: space[5] })
export const amount = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[4],
})
export const total = partStyle({ display: 'grid', justifyItems: 'end', gap: space.half })
export const quiet = partStyle({ color: color['ink-2'], fontSize: size.small })
export const note = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
