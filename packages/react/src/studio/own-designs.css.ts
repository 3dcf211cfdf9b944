import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space, weight } = vars

const hairline = `${line.hair} solid ${color.hair}`

/** The way to another design, above the list. */
export const add = partStyle({ margin: `0 0 ${space[5]}` })
export const list = partStyle({ margin: `0 0 ${space[5]}`, padding: 0, listStyle: 'none' })
export const design = partStyle({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[5],
  borderBlockStart: hairline,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': { [media.mobile]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: space[4] } },
})
export const picture = partStyle({ alignSelf: 'start' })
export const about = partStyle({ display: 'grid', gap: space[2], alignContent: 'start' })
export const title = partStyle({ margin: 0, fontSize: size.h4, overflowWrap: 'anywhere' })
globalStyle(`${title} a`, {
  display: 'inline-block',
  paddingBlock: space.half,
  color: 'inherit',
  textUnderlineOffset: '0.15em',
})
export const facts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  fontSize: size.small,
  color: color['ink-2'],
})
export const forSale = partStyle({ color: color.leaf, fontWeight: weight.medium })
export const shown = partStyle({ color: color.ink, fontWeight: weight.medium })
export const tags = partStyle({
  margin: 0,
  fontSize: size.small,
  color: color['ink-2'],
  overflowWrap: 'anywhere',
})
export const form = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: '560px',
})
