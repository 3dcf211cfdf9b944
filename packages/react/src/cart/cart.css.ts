import { keyframes } from '@vanilla-extract/css'
import { labels } from '../order/order.css.ts'
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
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, min(36%, 400px))',
  gap: space[7],
  alignItems: 'start',
  // A column of boxes, whose bar can stick to the foot of the view all the way.
  '@media': {
    [media.upToTablet]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space[5],
    },
  },
})
export const list = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Lines in a panel, where the stepper between its title and Remove needs no label to be seen. */
export const compact = partStyle({ gap: space[4] })
globalStyle(`${compact} label`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const line = partStyle({
  borderBlockEnd: `${lines.hair} solid ${color.hair}`,
  paddingBlockEnd: space[5],
})
/** Why a change of the line failed, below its controls. */
export const lineFailed = partStyle({ marginBlockStart: space[3] })
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
const updateButton = partStyle({ maxInlineSize: '100%' })
globalStyle(`${updateButton} > button`, {
  minBlockSize: '48px',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
/** The place of the button that saves a quantity without a script. */
export const update = styleVariants({
  shown: [updateButton],
  /** Drawn for a page without a script; one with a script saves by itself. */
  served: [updateButton, { '@media': { '(scripting: enabled)': { visibility: 'hidden' } } }],
  hidden: [updateButton, { visibility: 'hidden' }],
})
export const side = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  background: color.sunk,
  padding: space[5],
  position: 'sticky',
  insetBlockStart: space[5],
  '@media': { [media.upToTablet]: { display: 'contents' } },
})
export const summary = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.upToTablet]: {
      background: color.sunk,
      padding: space[5],
    },
  },
})
/** The way to the checkout, on small screens at the foot of the view until its place is reached. */
const wait = keyframes({ to: { boxShadow: `0 -3px ${color.ink}` } })
/** A line over what leads on while a change is on its way. */
const waits = {
  selectors: {
    '&[aria-busy="true"]': {
      cursor: 'progress',
      animation: `${wait} 600ms 300ms ease-in-out infinite alternate`,
    },
  },
} as const

export const buyBar = partStyle({
  ...waits,
  '@media': {
    [media.upToTablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[2]} ${space[4]}`,
      paddingBlock: `${space[3]} max(${space[3]}, env(safe-area-inset-bottom))`,
      background: color.raised,
      // Paints a bar as wide as the page, with its line at the top.
      borderImage: `linear-gradient(${color.edge} 1px, ${color.raised} 0) fill 0 / 0 / 0 100vmax`,
    },
  },
})
export const barTotal = partStyle({
  display: 'none',
  '@media': {
    [media.upToTablet]: { display: 'grid', flex: '1 1 auto', margin: 0 },
  },
})
export const barPieces = partStyle({ color: color['ink-2'], fontSize: size.small })
globalStyle(`${buyBar} > a`, {
  '@media': { [media.upToTablet]: { flex: '3 1 10em', inlineSize: 'auto' } },
})
// A control that gets the focus is not left under the bar.
globalStyle(`${columns} :is(a, button, input, summary)`, {
  '@media': { [media.upToTablet]: { scrollMarginBlockEnd: '8rem' } },
})
export const summaryTitle = partStyle({ fontSize: size.h3 })
export const promo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'end',
})
export const promoLogIn = style({ gridColumn: '1 / -1', justifySelf: 'start' })
/** A code that does not count, with the sentence that says why. */
export const outdone = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
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

export const dialogFoot = partStyle({
  ...waits,
  display: 'grid',
  gap: space[3],
  justifyItems: 'stretch',
})

export const flow = style({ ':focus': { outline: 'none' } })
export const emptied = style({ display: 'grid', gap: space[5] })

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
/** Stands in one row however long the text is. */
export const removedActs = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
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

// The labels of a line stand in two columns where they have the room.
globalStyle(`${list} ${labels}`, {
  '@media': {
    [media.fromLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[5] },
  },
})
