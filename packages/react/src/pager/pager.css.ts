import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, size, space, weight } = vars

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  marginBlockStart: space[7],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.hair}`,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const range = partStyle({ margin: 0, color: color['ink-2'] })
export const pages = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1-half'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '28px',
  minBlockSize: '28px',
})
export const current = style([page, { fontWeight: weight.strong }])
export const turn = partStyle({ marginInlineStart: space[2] })
