import { vars } from '../theme/contract.css.ts'
import { displayFace } from '../theme/type.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, measure, size, space, weight } = vars

/** The text with its table of contents beside it, or above it on a small screen. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure.text})`,
  gap: `${space[5]} ${space[8]}`,
  selectors: {
    '&:has(> nav)': {
      '@media': {
        [media.fromLarge]: {
          gridTemplateColumns: `minmax(0, ${measure.text}) minmax(0, 18rem)`,
        },
      },
    },
  },
})
export const body = partStyle({ gridColumn: 1, fontSize: size.large })
export const updated = partStyle({ fontSize: size.small, color: color['ink-2'] })
globalStyle(`${body} > h2`, {
  marginBlock: `${space[7]} ${space[4]}`,
  scrollMarginBlockStart: space[5],
})
globalStyle(`${body} > h2:first-child`, { marginBlockStart: 0 })
globalStyle(`${body} > h3`, {
  marginBlock: `${space[6]} ${space[3]}`,
  scrollMarginBlockStart: space[5],
})
// The shop has no face of letters of one width.
globalStyle(`${body} code`, {
  fontFamily: 'inherit',
  fontSize: size.label,
  fontWeight: weight.strong,
  overflowWrap: 'break-word',
})

export const list = partStyle({
  display: 'grid',
  gap: space[2],
  marginBlock: `0 ${space[5]}`,
  paddingInlineStart: space[5],
})
globalStyle(`${list} > li::marker`, { color: color['ink-2'] })

export const figure = partStyle({ marginBlock: `${space[6]}` })
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: color.sunk,
})
export const caption = partStyle({
  marginBlockStart: space[2],
  fontSize: size.small,
  color: color['ink-2'],
})
export const questions = partStyle({ marginBlock: `0 ${space[6]}` })
export const callout = partStyle({
  marginBlock: `${space[5]} ${space[6]}`,
  borderInlineStart: `${space[1]} solid ${color.madder}`,
  paddingInlineStart: space[5],
})
globalStyle(`${callout} > p:last-child`, { marginBlockEnd: 0 })

export const links = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space[4],
  marginBlock: `0 ${space[6]}`,
  padding: 0,
  listStyle: 'none',
})
export const card = partStyle({
  display: 'block',
  blockSize: '100%',
  border: `${line.hair} solid ${color.hair}`,
  padding: space[5],
  background: color.raised,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.edge } },
})
export const cardTitle = partStyle([
  displayFace,
  { display: 'block', marginBlockEnd: space[1], fontSize: size.h4 },
])
export const cardText = partStyle({ fontSize: size.label, color: color['ink-2'] })

export const scroll = partStyle({ marginBlock: `0 ${space[6]}`, overflowX: 'auto' })
globalStyle(`${scroll} caption`, {
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontSize: size.small,
  color: color['ink-2'],
})
globalStyle(`${scroll} td`, { minInlineSize: '9rem', fontSize: size.label })
globalStyle(`${scroll} tbody th`, {
  minInlineSize: '9rem',
  borderColor: color.hair,
  fontSize: size.label,
  color: color.ink,
})
globalStyle(`${scroll} code`, { fontSize: size.small, overflowWrap: 'normal' })

/** The table of contents. */
export const contents = partStyle({
  fontSize: size.label,
  '@media': {
    [media.fromLarge]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: space[5],
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - 2 * ${space[5]})`,
      overflowY: 'auto',
    },
  },
})
export const contentsTitle = partStyle({
  marginBlockEnd: space[2],
  fontSize: size.small,
  color: color['ink-2'],
})
export const contentsList = partStyle({
  borderInlineStart: `${line.hair} solid ${color.hair}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const contentsLink = partStyle({
  display: 'block',
  minBlockSize: '24px',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
