import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, line, size, space, weight } = vars

/** A small screen; paper is as narrow, but keeps its columns. */
const narrow = `screen and ${media.upToTablet}`

export const invoice = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: '860px',
  marginInline: 'auto',
  paddingBlock: space[6],
})
export const head = partStyle({ display: 'grid', gap: space[2] })
export const title = partStyle({ fontSize: size.h2, overflowWrap: 'anywhere' })
export const quiet = partStyle({ margin: 0, color: color['ink-2'], fontSize: size.small })
export const text = partStyle({ margin: 0 })
export const message = partStyle({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const screenOnly = partStyle({ '@media': { print: { display: 'none' } } })
export const parties = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const label = partStyle({
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  letterSpacing: 0,
  color: color['ink-2'],
  marginBlockEnd: space[2],
})
export const seller = partStyle({
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const reference = partStyle({ overflowWrap: 'anywhere' })
export const scroll = partStyle({
  overflowX: 'auto',
  '@media': { [media.mobile]: { fontSize: size.small } },
})
// On a small screen the item has a line of its own, and its figures stand in a row below it.
globalStyle(`${scroll} :is(table, thead, tbody)`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${scroll} tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockEnd: `${line.hair} solid ${color.hair}`,
    },
  },
})
globalStyle(`${scroll} thead tr`, { '@media': { [narrow]: { borderColor: color.edge } } })
globalStyle(`${scroll} tr > *`, { '@media': { [narrow]: { borderBlockEnd: 0 } } })
globalStyle(`${scroll} tr > :first-child`, {
  '@media': { [narrow]: { gridColumn: '1 / -1', paddingBlockEnd: 0, paddingInlineEnd: 0 } },
})
export const item = partStyle({ fontSize: size.body, color: color.ink, borderColor: color.hair })
export const itemNote = partStyle({
  display: 'block',
  color: color['ink-2'],
  fontSize: size.small,
  fontWeight: weight.plain,
  overflowWrap: 'anywhere',
})
export const guide = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  fontSize: size.small,
  fontWeight: weight.plain,
  '@media': { print: { display: 'none' } },
})
export const figure = partStyle({
  textAlign: 'end',
  paddingInlineEnd: 0,
  whiteSpace: 'nowrap',
  paddingInlineStart: space[3],
})
export const totals = partStyle({ justifySelf: 'end', inlineSize: 'min(100%, 360px)' })
export const after = partStyle({ display: 'grid', gap: space[2], marginBlock: space[3] })
export const afterRow = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  color: color['ink-2'],
  fontSize: size.small,
})
export const afterFigure = partStyle({
  margin: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const loading = partStyle({ margin: 0, color: color['ink-2'] })
