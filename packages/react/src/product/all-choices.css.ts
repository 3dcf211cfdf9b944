import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, size, space } = vars

export const chooser = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  // The closed list, whose summary stands beside the legend, takes no row.
  '@media': {
    [media.fromLarge]: {
      selectors: { '&:has(> details:not([open]))': { marginBlockEnd: `calc(-1 * ${space[2]})` } },
    },
  },
})
/** The sentence about the chosen one. */
export const line = partStyle({ margin: 0, fontSize: size.small })
export const facts = partStyle({ color: color['ink-2'], fontVariantNumeric: 'tabular-nums' })
export const summary = partStyle({
  inlineSize: 'fit-content',
  minBlockSize: '24px',
  fontSize: size.small,
  listStyle: 'none',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: color.edge,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecorationColor: 'currentColor' },
    'details[open] > &': { marginBlockEnd: space[3] },
  },
  // Beside the legend, where the form shall fit the view.
  '@media': {
    [media.fromLarge]: {
      selectors: {
        'details:not([open]) > &': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
      },
    },
  },
})
/** A piece of a design's picture in which the print can be made out. */
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '58px',
  blockSize: '58px',
  overflow: 'hidden',
  '@media': { [media.fromLarge]: { blockSize: '48px' } },
})
export const cloth = partStyle({
  inlineSize: '100%',
  minInlineSize: '112px',
  maxInlineSize: 'none',
  blockSize: 'auto',
})
export const group = style({ marginBlockEnd: space[5] })
