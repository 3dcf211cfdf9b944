import { media } from '../tokens/breakpoints.table.ts'
import { vars } from './contract.css.ts'
import { recipe, style } from './layered.ts'

const { color, line, space } = vars

/** Cards side by side: a `page` of them, or a short `band`. */
export const cardList = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gap: `${space[6]} ${space[5]}`,
    '@media': { [media.upToTablet]: { gap: `${space[5]} ${space[3]}` } },
  },
  variants: {
    kind: {
      page: {
        '@media': {
          [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          [media.fromLarge]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
      band: {
        '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      },
    },
  },
})

export const cardCell = recipe({
  base: { minInlineSize: 0 },
  variants: {
    kind: {
      // A browser draws the rows of a long page when they come near.
      page: { contentVisibility: 'auto', containIntrinsicSize: 'auto 420px' },
      band: {},
    },
  },
})

/** The one link of a card, which covers the whole card. */
export const cardLink = style({
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
