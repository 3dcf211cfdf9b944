import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, leading, line, size, space, weight } = vars

/** A title and the list below it. */
export const section = partStyle({ display: 'grid', gap: space[3] })
export const list = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  paddingBlock: space[3],
  paddingInline: space['3-half'],
  lineHeight: leading.control,
})
export const name = partStyle({
  display: 'block',
  fontSize: size.label,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const expired = partStyle({
  display: 'block',
  marginBlockStart: space[1],
  color: color.weld,
  fontSize: size.small,
})
/** Facts of an entry, beside each other where there is room. */
export const facts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlockStart: space[1],
  color: color['ink-2'],
  fontSize: size.small,
})
export const none = partStyle({ margin: 0, color: color['ink-2'] })
export const question = partStyle({ marginBlockEnd: space[5] })
