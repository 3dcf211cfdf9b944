import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, tracking, weight } = vars

export const card = style({ position: 'relative', minInlineSize: 0 })
export const picture = style({ border: `${line.hair} solid ${color.hair}` })
export const edge = style({ borderBlockStart: `${line.hair} solid ${color.hair}` })
export const caption = style({ paddingBlockStart: space['2-half'] })
export const title = style({
  fontSize: size.h4,
  fontWeight: weight.title,
  lineHeight: leading.title,
  letterSpacing: tracking.title,
  overflowWrap: 'anywhere',
})
/** The whole card leads to the design, with one link in it. */
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
export const designer = style({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  color: color['ink-2'],
})
export const price = style({
  margin: `${space.half} 0 0`,
  fontSize: size.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
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
globalStyle(`${grid.page} > li`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 420px' })
