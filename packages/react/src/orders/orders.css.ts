import { wovenEdge } from '../strip/strip.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style, styleVariants } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space, weight } = vars

const hairline = `${line.hair} solid ${color.hair}`

export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const end = partStyle({ textAlign: 'end', fontSize: size.small })
export const status = styleVariants({
  placed: { fontWeight: weight.medium },
  shipped: { color: color.chalk, fontWeight: weight.medium },
  printed: { fontWeight: weight.medium },
  delivered: { color: color.leaf, fontWeight: weight.medium },
  canceled: { color: color['ink-2'], fontWeight: weight.medium },
})

/** The form that looks for an order. */
export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** The orders of a member, each as wide as its column. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: hairline,
  background: color.raised,
})
export const entry = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const entryLink = partStyle({
  display: 'grid',
  gridArea: '1 / 1 / auto / -1',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[4]} ${space[4]} ${space[3]}`,
  color: 'inherit',
  textDecoration: 'none',
})
globalStyle(`${entryLink}:hover b`, { textDecoration: 'underline' })
// Beside the pictures, at the end of the line.
export const entryAction = partStyle({
  gridArea: '1 / 2',
  alignSelf: 'end',
  paddingInlineEnd: space[4],
  paddingBlockEnd: space[3],
  '@media': {
    [media.mobile]: { gridArea: '2 / 1', paddingInline: space[4], paddingBlockEnd: space[4] },
  },
})
export const pictures = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1-half'],
  gridColumn: '1 / -1',
  paddingBlockStart: space[2],
})
export const picture = partStyle({
  inlineSize: '52px',
  blockSize: '52px',
  objectFit: 'cover',
})

export const order = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
})
export const title = partStyle({ margin: `0 0 ${space[1]}`, fontSize: size.h2 })
export const actions = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space['2-half'] })
export const row = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  maxInlineSize: 'none',
  paddingBlockEnd: space[4],
  borderBlockEnd: hairline,
  fontSize: size.small,
})
globalStyle(`${row} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '24px' })
globalStyle(`${row} span`, { overflowWrap: 'anywhere' })

/** The selvage with the stages of an order. */
export const track = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: `${space[5]} ${space[4]} ${space[4]}`,
  listStyle: 'none',
  border: hairline,
  background: wovenEdge,
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: space[5] },
  },
})
export const stage = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  color: color['ink-2'],
  selectors: { '&[aria-current]': { color: color.ink } },
  '@media': {
    [media.upToTablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[3],
    },
  },
})
export const stageName = partStyle({ display: 'block', color: color.ink })
export const stageDay = partStyle({
  display: 'block',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const dot = partStyle({ display: 'block', overflow: 'visible' })
export const ring = partStyle({ fill: 'none', stroke: color.ink, strokeWidth: 1.5 })
export const filled = partStyle({ stroke: color.edge })
export const hollow = partStyle({
  fill: color.selvage,
  stroke: color.edge,
  strokeWidth: 1.5,
})

export const lines = partStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const lineEntry = partStyle({
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
})
export const lineAction = partStyle({ marginBlockStart: space[3] })
export const lineReview = partStyle({ margin: `${space[2]} 0 0`, fontSize: size.small })
globalStyle(`${lineReview} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
})
/** The lines, and on a wide screen the facts of the order beside them. */
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.fromLarge]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
      columnGap: space[7],
      alignItems: 'start',
    },
  },
})
export const column = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})
export const parts = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space[6],
  '@media': {
    [media.fromLarge]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: space[5],
      background: color.sunk,
    },
  },
})
export const label = partStyle({
  margin: `0 0 ${space[2]}`,
  fontSize: size.h4,
  selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } },
})
export const payments = partStyle({
  margin: `${space[1]} 0`,
  padding: 0,
  listStyle: 'none',
  color: color['ink-2'],
  fontSize: size.small,
})
globalStyle(`${parts} p`, { margin: 0 })

export const outcomes = partStyle({
  margin: `${space[2]} 0 ${space[3]}`,
  paddingInlineStart: space['4-half'],
})
