import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, size, space, weight } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: `${space[6]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
})
globalStyle(`${tile} h3`, { margin: `${space[2]} 0 0`, fontSize: size.h4 })
globalStyle(`${tile} p`, { margin: 0 })
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: color.sunk,
})
/** The whole tile is the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const price = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' })

/** The words about an item, with what is in it and the facts beside them. */
export const about = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[7],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
globalStyle(`${about} h2`, { fontSize: size.h3, marginBlockEnd: space[3] })
globalStyle(`${about} p + h2`, { marginBlockStart: space[6] })
globalStyle(`${about} p`, { maxInlineSize: '64ch' })
export const inside = style({ margin: 0, paddingInlineStart: space[5] })
globalStyle(`${inside} > li`, { paddingBlock: space[1] })
