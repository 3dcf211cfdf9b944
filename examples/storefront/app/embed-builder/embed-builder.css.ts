import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, line, size, space, weight } = vars

export const builder = style({
  display: 'grid',
  gap: space['6-half'],
  '@media': {
    [media.fromLarge]: { gridTemplateColumns: '348px minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const side = style({ display: 'grid', gap: space['5-half'], minInlineSize: 0 })
export const show = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const messages = style({ gridColumn: '1 / -1', display: 'grid', gap: space[2] })
export const facts = style({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  margin: 0,
  fontSize: size.small,
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  paddingBlockStart: space[4],
  '@media': { '(min-width: 497px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${facts} dt`, { color: color['ink-2'] })
globalStyle(`${facts} dd`, { margin: `${space.half} 0 0`, fontVariantNumeric: 'tabular-nums' })

/** The design's cloth beside the title, and the way back at the far end. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: `${space[5]} ${space['4-half']}`,
  marginBlockEnd: space[5],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${top} h1`, { margin: 0, fontSize: size.h2, overflowWrap: 'anywhere' })
globalStyle(`${top} p`, { margin: `${space[1]} 0 0`, color: color['ink-2'] })
export const swatch = style({ flex: 'none', inlineSize: '64px', blockSize: '64px' })
globalStyle(`${swatch} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const titles = style({ flex: '1 1 220px', minInlineSize: 0 })
export const back = style({ fontSize: size.label, fontWeight: weight.strong, minBlockSize: '24px' })

export const reader = style({
  marginBlockStart: space[8],
  paddingBlockEnd: space[7],
  // The bar with the button stands over the foot of a phone's page.
  '@media': { [media.upToTablet]: { paddingBlockEnd: space[8] } },
})
globalStyle(`${reader} h2`, { marginBlockEnd: space[4] })
export const readerFacts = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hair} solid ${color.edge}`,
  paddingBlockStart: space[5],
  '@media': {
    '(min-width: 497px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromLarge]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
globalStyle(`${readerFacts} h3`, { fontSize: size.h4, marginBlockEnd: space[2] })
globalStyle(`${readerFacts} p`, { margin: 0, color: color['ink-2'], fontSize: size.small })
