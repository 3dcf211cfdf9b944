import {
  short,
  thread as skeletonThread,
  window as unprintedWindow,
} from '../skeleton/skeleton.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style, styleVariants } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line: lines, size, space, weight } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 400px)',
  gap: space[7],
  alignItems: 'start',
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
})
export const list = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const line = partStyle({
  borderBlockEnd: `${lines.hair} solid ${color.hair}`,
  paddingBlockEnd: space[5],
})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
})
/** A form whose parts stand in the row of its line. */
export const control = partStyle({ display: 'contents' })
globalStyle(`${control} > button`, { minBlockSize: '48px' })
const updateButton = partStyle({})
globalStyle(`${updateButton} > button`, { minBlockSize: '48px' })
/** The place of the button that saves a quantity without a script. */
export const update = styleVariants({
  shown: [updateButton],
  hidden: [updateButton, { visibility: 'hidden' }],
})
export const summary = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  background: color.sunk,
  padding: space[5],
  position: 'sticky',
  insetBlockStart: space[5],
  '@media': { [media.upToTablet]: { position: 'static' } },
})
export const summaryTitle = partStyle({ fontSize: size.h3 })
export const promo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'end',
})
export const plain = partStyle({ margin: 0 })
export const promoOn = style({
  margin: 0,
  alignSelf: 'center',
  fontSize: size.small,
  color: color.leaf,
  fontWeight: weight.medium,
})

export const panel = style({
  display: 'grid',
  gap: space[4],
  inlineSize: 'min(360px, 100%)',
})
export const panelLines = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '50vh',
  overflowY: 'auto',
})
export const panelRow = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const panelActions = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[3],
})

export const dialogFoot = partStyle({ display: 'grid', gap: space[3], justifyItems: 'stretch' })

export const flow = style({ ':focus': { outline: 'none' } })
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  border: `${lines.hair} dashed ${color.edge}`,
  fontSize: size.label,
})
export const removedText = partStyle({ flex: '1 1 12em', minInlineSize: 0 })
export const removedProblem = style({ color: color.madder })
export const failed = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const skeleton = style({ display: 'grid', gap: space[5], maxInlineSize: '820px' })
export const skeletonLine = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.upToTablet]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: space[4] } },
})
export const skeletonCloth = partStyle([
  unprintedWindow,
  { border: `${lines.hair} solid ${color.hair}` },
])
export const skeletonText = partStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingBlockStart: space[2],
})
export const thread = partStyle([skeletonThread, { inlineSize: '40%' }])
export const threadShort = partStyle([short, { inlineSize: '25%' }])
