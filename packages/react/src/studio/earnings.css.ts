import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { displayFace, figures as tabular } from '../theme/type.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, leading, line, size, space, weight, tracking } = vars

const hairline = `${line.hair} solid ${color.hair}`

export const overview = style({ display: 'grid', gap: space[5] })

/** The four figures in a row, each behind a hairline; two and two on a phone. */
export const figures = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  borderBlock: hairline,
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const figure = partStyle({
  display: 'grid',
  alignContent: 'start',
  padding: `${space['3-half']} ${space['4-half']}`,
  borderInlineStart: hairline,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.upToTablet]: {
      paddingInline: `0 ${space[3]}`,
      borderInlineStart: 0,
      selectors: {
        '&:nth-child(even)': {
          paddingInlineStart: space[4],
          borderInlineStart: hairline,
        },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
      },
    },
  },
})
globalStyle(`${figure} dt`, { fontSize: size.small, color: color['ink-2'] })
export const amount = partStyle([
  tabular,
  {
    margin: 0,
    fontSize: `calc(${size.total} + ${space[1]})`,
    fontWeight: weight.medium,
    lineHeight: leading.title,
    letterSpacing: tracking.heading,
    '@media': { [media.mobile]: { fontSize: size.h4 } },
  },
])
export const note = partStyle({ margin: 0, fontSize: size.small, color: color['ink-2'] })

/** From here on the letters of the chart are large enough in a third of the page. */
const THREE_COLUMNS = '(min-width: 1280px)'

/** Chart, table and payout beside each other. */
export const money = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space['6-half']}`,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
    [THREE_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) 268px 272px' },
  },
})
export const chart = partStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  // Wider, its letters would be larger than those beside it.
  maxInlineSize: '760px',
  '@media': {
    [media.fromDesktop]: { gridColumn: '1 / -1' },
    [THREE_COLUMNS]: { gridColumn: 'auto' },
  },
})
export const heading = partStyle({ margin: 0, fontSize: size.h3 })

export const months = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: size.small,
})
export const table = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
for (const each of [months, table]) {
  globalStyle(`${each} :is(th, td)`, {
    borderBlockEnd: hairline,
    paddingInline: `0 ${space[4]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weight.plain,
  })
  globalStyle(`${each} thead th`, {
    borderBlockEnd: `${line.hair} solid ${color.edge}`,
    fontSize: size.small,
    color: color['ink-2'],
    whiteSpace: 'nowrap',
  })
  globalStyle(`${each} th[scope="row"]`, { color: color.ink, textAlign: 'start' })
  globalStyle(`${each} :is(th, td):last-child`, { paddingInlineEnd: 0 })
}
globalStyle(`${months} :is(th, td)`, { paddingBlock: `calc(${space[1]} + ${line.hair} / 2)` })
globalStyle(`${table} :is(th, td)`, { paddingBlock: space[2] })
globalStyle(`${months} tbody tr:first-child :is(th, td)`, { fontWeight: weight.strong })
export const number = partStyle({ textAlign: 'end', whiteSpace: 'nowrap' })
for (const each of [months, table]) globalStyle(`${each} .${number}`, { textAlign: 'end' })

export const payout = partStyle({
  display: 'grid',
  gap: space[3],
  padding: `${space['4-half']} ${space['4-half']} ${space[5]}`,
  background: color.sunk,
})
globalStyle(`${payout} p`, { margin: 0 })
export const legend = partStyle([
  displayFace,
  { margin: 0, fontSize: size.lead, lineHeight: leading.title },
])
export const text = partStyle({ fontSize: size.small })
export const past = partStyle({
  margin: `${space[2]} 0 0`,
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: weight.plain,
  letterSpacing: 0,
  color: color['ink-2'],
})
export const payouts = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${payouts} div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
})
globalStyle(`${payouts} dd`, { margin: 0 })
globalStyle(`${payouts} div:last-child`, { fontWeight: weight.strong })
export const link = partStyle({ fontSize: size.small })

export const sales = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6-half'],
  paddingBlockStart: space[6],
})
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  marginBlockEnd: space[2],
})
export const scroll = partStyle({ overflowX: 'auto' })
// A title on a phone stays readable; the table scrolls in its place.
globalStyle(`${scroll} table`, { minInlineSize: '560px' })
export const date = partStyle({ whiteSpace: 'nowrap' })
export const title = partStyle({ overflowWrap: 'anywhere' })
globalStyle(`${title} a`, { display: 'inline-block', paddingBlock: space.half })
/** Says that a sale was given back, under what it was on. */
export const back = partStyle({
  display: 'block',
  fontSize: size.small,
  color: color['ink-2'],
})
