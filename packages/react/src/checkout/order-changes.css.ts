import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'

const { color, line, size, space, weight } = vars

export const changes = partStyle({ marginBlockEnd: space[5] })
export const title = partStyle({ fontSize: size.h4, marginBlockEnd: space[2] })
export const lead = partStyle({ marginBlock: `0 ${space[3]}`, fontSize: size.label })
export const table = partStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(th, td)`, {
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: weight.plain,
})
globalStyle(`${table} thead th`, { color: color['ink-2'], fontSize: size.small })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' })
export const before = partStyle({ color: color['ink-2'] })
export const now = partStyle({ fontWeight: weight.strong, textDecoration: 'none' })
