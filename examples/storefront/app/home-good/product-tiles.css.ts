import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { size, space } = vars

/** Products with a picture each: two in a row on phones, four beyond. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 350px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${tiles} :is(h2, h3)`, { marginBlockStart: space[3], fontSize: size.body })
globalStyle(`${tiles} p`, { margin: 0, fontSize: size.small })
/** A part of the print, in the window of the other pictures. */
export const print = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
})
