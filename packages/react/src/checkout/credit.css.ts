import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, size, space, weight } = vars

/** One kind of credit, with its amount at the end of the line. */
export const row = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: 'none',
  paddingBlock: space[2],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hair}` } },
})
/** A code and its button on one line, as far as there is room. */
export const code = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  marginBlockEnd: space[3],
})
export const codeField = partStyle({ flex: '1 1 240px', minInlineSize: 0 })
export const applied = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  margin: 0,
  fontSize: size.label,
})
/** The amounts that credit pays, and what is left. */
export const lines = partStyle({
  display: 'grid',
  gap: space[1],
  margin: `0 0 ${space[2]}`,
  fontSize: size.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const line = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
})
export const amount = partStyle({
  margin: 0,
  fontSize: size.label,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
