import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'
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
export const cloth = style({ border: `${lines.hair} solid ${color.hair}` })
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const facts = style({ minInlineSize: 0 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})
export const title = recipe({
  base: {
    fontWeight: weight.title,
    letterSpacing: tracking.title,
    lineHeight: leading.title,
    overflowWrap: 'anywhere',
  },
  variants: {
    look: { cart: { fontSize: size.h4 }, summary: { fontSize: size.large } },
  },
})
export const link = style({
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const quiet = style({
  margin: `${space.half} 0 0`,
  color: color['ink-2'],
  fontSize: size.small,
})
export const quietInline = style({ color: color['ink-2'] })
export const labels = style({
  display: 'grid',
  gap: space.half,
  margin: `${space[3]} 0 0`,
  fontSize: size.small,
})
// In a narrow line a long value wraps below its label.
globalStyle(`${labels} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: space[2] })
globalStyle(`${labels} dt`, { color: color['ink-2'], flex: 'none', minInlineSize: '6.5em' })
globalStyle(`${labels} dd`, {
  flex: '1 1 11em',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const lineActions = style({
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
export const notice = style({
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
export const totalsRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const quietRow = style([totalsRow, { color: color['ink-2'], fontSize: size.small }])
globalStyle(`${totals} dd`, { margin: 0 })
export const totalRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  borderBlockStart: `${lines.hair} solid ${color.hair}`,
  paddingBlockStart: space[4],
})
export const totalLabel = style([displayFace, { fontSize: size.total, fontWeight: weight.heading }])
export const totalAmount = style({ margin: 0 })
export const shippingNote = style({
  margin: 0,
  fontSize: size.small,
  color: color.leaf,
  fontWeight: weight.medium,
})

export const summary = style({ background: color.sunk, padding: space[5], alignSelf: 'start' })
export const summaryTitle = style({ fontSize: size.h3, marginBlockEnd: space[4] })
export const summaryWide = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.upToTablet]: { display: 'none' } },
})
export const summarySmall = style({
  display: 'none',
  '@media': { [media.upToTablet]: { display: 'block' } },
})
export const summaryToggle = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: weight.strong,
  minBlockSize: '24px',
  fontVariantNumeric: 'tabular-nums',
})
export const summaryLines = style({
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
