import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { unprinted } from '../skeleton/skeleton.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight } = vars

export const card = style({ position: 'relative', minInlineSize: 0 })
export const frame = style({ border: `${line.hair} solid ${color.hair}` })
export const edge = style({ borderBlockStart: `${line.hair} solid ${color.hair}` })

const picture = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1 / 1.06',
  overflow: 'hidden',
  gap: space.half,
  background: color.sunk,
})
/**
 * Up to four cloths, each at the card's scale: a piece shows less of its print, not a smaller
 * print.
 */
export const mosaic = styleVariants({
  0: [picture, unprinted],
  1: [picture],
  2: [picture, { gridTemplateColumns: '1fr 1fr' }],
  3: [picture, { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' }],
  4: [picture, { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' }],
})
const piece = style({
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color.hair,
})
export const pieces = styleVariants({
  whole: [piece],
  half: [piece],
  tall: [piece, { gridRow: '1 / span 2' }],
})
const print = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: 'auto',
  maxInlineSize: 'none',
})
export const prints = styleVariants({
  whole: [print, { inlineSize: '100%' }],
  half: [print, { inlineSize: '200%' }],
  tall: [print, { inlineSize: '200%' }],
})

export const caption = style({ paddingBlockStart: space['2-half'] })
export const title = style({
  fontSize: size.h4,
  fontWeight: weight.title,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
})
/** The whole card leads to the collection, with one link in it. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${line.focus} solid ${color.chalk}`,
      outlineOffset: '3px',
    },
  },
})
export const quiet = style({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})

const columns = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: `${space[6]} ${space[5]}`,
  '@media': { [media.upToTablet]: { gap: `${space[5]} ${space[3]}` } },
})
export const grid = styleVariants({
  page: [
    columns,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [media.fromLarge]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
  band: [
    columns,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  ],
})
export const cell = style({ minInlineSize: 0 })
// Far rows cost nothing until they come near.
globalStyle(`${grid.page} > li`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' })
