import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
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
export const picture = style({
  position: 'sticky',
  insetBlockStart: space[5],
  '@media': { [media.upToTablet]: { position: 'static' } },
})
export const panel = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const title = style({ fontSize: size.h2, overflowWrap: 'anywhere' })
export const byline = style({
  margin: `${space[2]} 0 0`,
  color: color['ink-2'],
  fontSize: size.label,
})
export const form = style({ display: 'grid', gap: space[5] })
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[4],
})
export const total = style({ display: 'grid', justifyItems: 'end', gap: space.half })
export const quiet = style({ color: color['ink-2'], fontSize: size.small })
export const note = style({ margin: 0, color: color['ink-2'], fontSize: size.small })
