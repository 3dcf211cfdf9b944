import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, font, line, size, space, weight } = vars

/** The designer beside their portrait, and on a wide page beside their best seller. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[4]} ${space[5]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  '@media': {
    [media.mobile]: { gridTemplateColumns: '72px minmax(0, 1fr)', columnGap: space[4] },
    [media.fromDesktop]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [media.fromLarge]: { gridTemplateColumns: '240px minmax(0, 1fr) 320px' },
  },
})
globalStyle(`${head} h1`, { marginBlock: space[2], overflowWrap: 'anywhere' })
globalStyle(`${head} p`, { marginBlock: `0 ${space[4]}` })

/** On a phone the text takes the whole width, below portrait and name. */
export const about = style({
  gridColumn: 2,
  maxInlineSize: '60ch',
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})
export const initials = style({
  inlineSize: '100%',
  blockSize: 'auto',
  gridRow: '1 / span 2',
  fontFamily: font.display,
  '@media': { [media.mobile]: { gridRow: 1 } },
})
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: `${space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontWeight: weight.medium,
})
/** The best seller is shown where there is room beside the text. */
export const best = style({
  display: 'none',
  margin: 0,
  border: `${line.hair} solid ${color.hair}`,
  '@media': {
    [media.fromLarge]: { display: 'block', gridColumn: 3, gridRow: '1 / span 2' },
  },
})
globalStyle(`${best} figcaption`, { padding: space[2], fontSize: size.small })
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  marginBlockEnd: space[4],
})
globalStyle(`${kinds} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' })
globalStyle(`${kinds} a[aria-current]`, { fontWeight: weight.strong })
export const all = style({ marginBlockStart: space[5] })
