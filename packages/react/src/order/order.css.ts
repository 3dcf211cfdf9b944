import { opener } from '../disclosure/disclosure.css.ts'
import { vars } from '../theme/contract.css.ts'
import { globalStyle, partRecipe, partStyle, recipe, style } from '../theme/layered.ts'
import { displayFace } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line: lines, size, space, tracking, weight } = vars

export const line = recipe({
  base: { display: 'grid', gap: space[4], alignItems: 'start' },
  variants: {
    look: {
      cart: {
        gridTemplateColumns: '168px minmax(0, 1fr)',
        gap: space[5],
        '@media': {
          [media.upToTablet]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: space[4] },
        },
      },
      summary: { gridTemplateColumns: '84px minmax(0, 1fr)' },
    },
  },
})
export const cloth = partStyle({ border: `${lines.hair} solid ${color.hair}` })
export const picture = partStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const facts = partStyle({ minInlineSize: 0 })
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})
export const title = partRecipe({
  base: {
    // Where there is less room beside the price, the price goes under the title. A word breaks
    // where a whole line has no room for it.
    flex: '1 1 5rem',
    minInlineSize: 'auto',
    maxInlineSize: '100%',
    letterSpacing: tracking.title,
    lineHeight: leading.title,
    overflowWrap: 'break-word',
  },
  variants: {
    look: { cart: { fontSize: size.h4 }, summary: { fontSize: size.large } },
  },
})
export const link = partStyle({
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const quiet = partStyle({
  margin: `${space.half} 0 0`,
  color: color['ink-2'],
  fontSize: size.small,
  overflowWrap: 'anywhere',
})
/** A text with the line breaks that were typed. */
export const quietInline = partStyle({ color: color['ink-2'] })
export const labels = partStyle({
  display: 'grid',
  gap: space.half,
  margin: `${space[3]} 0 0`,
  fontSize: size.small,
})
// In a narrow line a long value wraps below its label.
globalStyle(`${labels} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: space[2] })
globalStyle(`${labels} dt`, { color: color['ink-2'], flex: 'none', minInlineSize: '6.5em' })
globalStyle(`${labels} dd`, {
  flex: '1 1 9em',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const lineActions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  margin: `${space[2]} 0 0`,
  fontSize: size.small,
})
globalStyle(`${lineActions} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
})
export const notice = partStyle({
  margin: `${space[3]} 0 0`,
  padding: `${space[2]} ${space[3]}`,
  borderInlineStart: `4px solid ${color.weld}`,
  background: color['weld-wash'],
  fontSize: size.small,
})

export const totals = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  fontSize: size.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const totalsRow = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
})
export const quietRow = partStyle([totalsRow, { color: color['ink-2'], fontSize: size.small }])
// An amount below its label stands at the end, too.
globalStyle(`${totals} dd`, { margin: 0, marginInlineStart: 'auto', textAlign: 'end' })
export const totalRow = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  borderBlockStart: `${lines.hair} solid ${color.hair}`,
  paddingBlockStart: space[4],
})
export const totalLabel = partStyle([displayFace, { fontSize: size.total }])
export const totalAmount = partStyle({ margin: 0 })
// The largest figure fits the smallest screen at twice the size of text, too.
globalStyle(`${totalAmount} > data`, { fontSize: `min(${size.price}, 15vw)` })
export const shippingNote = style({
  margin: 0,
  fontSize: size.small,
  color: color.leaf,
  fontWeight: weight.medium,
})

export const summary = style({ background: color.sunk, padding: space[5], alignSelf: 'start' })
export const summaryTitle = partStyle({ fontSize: size.h3, marginBlockEnd: space[4] })
export const summaryWide = partStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [media.upToTablet]: { display: 'none' } },
})
export const summarySmall = partStyle({
  display: 'none',
  '@media': { [media.upToTablet]: { display: 'block' } },
})
export const summaryToggle = partStyle([
  opener,
  {
    flexWrap: 'wrap',
    minBlockSize: '24px',
    paddingBlock: 0,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
])
globalStyle(`${summarySmall} > :not(summary)`, { marginBlockStart: space[4] })
// In the narrow box a total of four digits has room beside its label.
globalStyle(`${summarySmall} ${totalLabel}`, { fontSize: size.h4 })
globalStyle(`${summarySmall} ${totalAmount} > data`, { fontSize: size.h3 })
// The total stands beside the sign at the end of the line.
globalStyle(`${summaryToggle} > :last-child`, { marginInlineStart: 'auto' })
export const summaryLines = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${summaryLines} > li`, {
  borderBlockEnd: `${lines.hair} solid ${color.hair}`,
  paddingBlockEnd: space[4],
})

/** An address in lines. */
export const address = partStyle({
  fontStyle: 'normal',
  fontSize: size.label,
  whiteSpace: 'pre-line',
  marginBlockEnd: space[2],
  overflowWrap: 'anywhere',
})
