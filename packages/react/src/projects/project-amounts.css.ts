import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'

const { color, line, measure, size, space, weight } = vars

export const amounts = style({ marginBlockStart: space[8] })
export const lead = partStyle({ maxInlineSize: measure.text, color: color['ink-2'] })
export const scroll = partStyle({ overflowX: 'auto', maxInlineSize: '48rem' })
export const table = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} :is(th, td)`, {
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  fontWeight: weight.plain,
})
globalStyle(`${table} th[scope="row"]`, {
  minInlineSize: '8rem',
  fontSize: size.body,
  color: color.ink,
})
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
export const amount = partStyle({ whiteSpace: 'nowrap' })
export const finished = partStyle({ display: 'block', fontSize: size.small, color: color['ink-2'] })
