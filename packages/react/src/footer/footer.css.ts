import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, measure, size, space, weight } = vars

export const foot = style({
  marginBlockStart: space[8],
  borderBlockStart: `1px solid ${color.hair}`,
  paddingBlock: `${space[6]} ${space[5]}`,
  fontSize: size.small,
  color: color['ink-2'],
  '@media': { print: { display: 'none' } },
})
export const bar = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: measure.gutter,
})
/** Groups of links side by side, two in a row on a phone. */
export const groups = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  maxInlineSize: measure.page,
  marginInline: 'auto',
  marginBlockEnd: space[6],
  paddingInline: measure.gutter,
})
// A column of links is too narrow for an address.
globalStyle(`${groups} > form`, {
  '@media': { [media.upToTablet]: { gridColumn: '1 / -1', maxInlineSize: '28rem' } },
})
export const groupTitle = partStyle({
  marginBlockEnd: space[2],
  fontWeight: weight.medium,
  color: color.ink,
})
export const groupLinks = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const line = partStyle({ margin: 0 })
export const links = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const link = partStyle({
  display: 'inline-block',
  minBlockSize: '24px',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { color: color.ink, fontWeight: weight.medium },
  },
})
export const under = partStyle({
  maxInlineSize: measure.page,
  marginInline: 'auto',
  marginBlockStart: space[4],
  paddingInline: measure.gutter,
})
