import { media } from '../tokens/breakpoints.table.ts'
import { vars } from './contract.css.ts'
import { recipe, style } from './layered.ts'

const { color, line, space } = vars

/** The columns of cards, as many as `count`, and fewer where text is too large for them. */
const columns = (count: number, least: string, gap: string): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${count - 1} * ${gap}) / ${count})), 1fr))`
const NARROW = '7.5rem'
const WIDE = '9rem'

/** Cards side by side: a `page` of them, or a short `band`. */
export const cardList = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: columns(2, NARROW, space[5]),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gap: `${space[6]} ${space[5]}`,
    '@media': {
      [media.upToTablet]: {
        gridTemplateColumns: columns(2, NARROW, space[3]),
        gap: `${space[5]} ${space[3]}`,
      },
    },
  },
  variants: {
    kind: {
      page: {
        '@media': {
          [media.fromDesktop]: { gridTemplateColumns: columns(3, WIDE, space[5]) },
          [media.fromLarge]: { gridTemplateColumns: columns(4, WIDE, space[5]) },
        },
      },
      band: {
        '@media': { [media.fromDesktop]: { gridTemplateColumns: columns(4, WIDE, space[5]) } },
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
