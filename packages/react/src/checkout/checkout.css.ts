import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, tracking, weight } = vars

export const page = style({ paddingBlock: `${space[5]} ${space[8]}` })
/** The step beside the order. */
export const columns = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 700px) minmax(300px, 420px)',
  justifyContent: 'space-between',
  gap: space[7],
  alignItems: 'start',
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const step = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
  // A long name in large text breaks rather than leave the page.
  overflowWrap: 'break-word',
  '@media': { [media.upToTablet]: { order: 2 } },
})
export const title = partStyle({ fontSize: size.h2, marginBlockEnd: space[2] })
export const section = partStyle({ marginBlockStart: space[6] })
export const sectionTitle = partStyle({
  fontSize: size.h4,
  marginBlockEnd: space[3],
})
/** A heading for screen readers, where the page shows what it says. */
export const offScreen = partStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const quiet = partStyle({
  color: color['ink-2'],
  fontSize: size.small,
  marginBlock: `0 ${space[3]}`,
})
export const text = partStyle({ margin: 0, fontSize: size.label })
/** A row of a form. */
export const haveAccount = partStyle({ gridColumn: '1 / -1', margin: 0, fontSize: size.label })
/** A text of several lines, as it was typed. */
export const lead = partStyle({ fontSize: size.lead, margin: 0 })

/** Where an order goes and when, above its totals. */
export const summaryFacts = partStyle({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  fontSize: size.small,
  overflowWrap: 'anywhere',
})
globalStyle(`${summaryFacts} > p`, { margin: 0 })

export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  marginBlockStart: space[6],
})
globalStyle(`${actions} > :last-child`, {
  minInlineSize: 'min(100%, 240px)',
  '@media': {
    [media.mobile]: { inlineSize: '100%' },
    // The longest name of a button stands beside its price on the smallest screen.
    '(max-width: 359px)': { paddingInline: space[3], fontSize: size.label },
  },
})
export const message = partStyle({
  inlineSize: '100%',
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  padding: `${space['2-half']} ${space['3-half']}`,
  fontSize: size.body,
  lineHeight: leading.body,
  resize: 'vertical',
})

export const frameBox = style({ position: 'relative', containerType: 'inline-size' })
/** The room that the fields of a card take until the frame says how high it is. */
export const frameRoom = partStyle({
  blockSize: '343px',
  '@container': {
    '(max-width: 480px)': { blockSize: '362px' },
    '(max-width: 300px)': { blockSize: '384px' },
  },
})
// The frame keeps room for its focus rings; its fields stand in line with the page's.
export const frame = partStyle({
  display: 'block',
  inlineSize: 'calc(100% + 12px)',
  marginInline: `calc(-1 * ${space['1-half']})`,
  border: 0,
  colorScheme: 'normal',
})
export const frameWait = partStyle({ color: color['ink-2'], margin: 0 })
export const frameNote = partStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  color: color['ink-2'],
})
export const keep = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  margin: `${space[3]} 0 0`,
})

export const parts = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  columnGap: space[6],
})
export const part = partStyle({
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  paddingBlock: space[4],
  minInlineSize: 0,
})
export const partHead = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  marginBlockEnd: space[2],
})
export const partTitle = partStyle([displayFace, { fontSize: size.h4 }])
export const change = partStyle({ fontSize: size.small, paddingBlock: space[1] })
export const items = partStyle({
  display: 'grid',
  gap: space[4],
  margin: `${space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
})

export const confirmation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})
/** Where and how an order is sent, beside each other. */
export const sent = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  inlineSize: '100%',
})
globalStyle(`${sent} h2`, { marginBlockEnd: space[2] })
export const number = partStyle({ margin: 0, fontSize: size.label })
globalStyle(`${number} dt`, { color: color['ink-2'], fontSize: size.small })
globalStyle(`${number} dd`, {
  margin: 0,
  fontSize: size.total,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: tracking.number,
})
