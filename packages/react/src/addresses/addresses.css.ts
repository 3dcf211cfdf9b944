import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const form = partStyle({ display: 'grid', gap: space['4-half'] })
export const formActions = partStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
})

export const list = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
  margin: `0 0 ${space[5]}`,
  padding: 0,
  listStyle: 'none',
})
export const entry = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  border: `${line.hair} solid ${color.hair}`,
  borderRadius: line.corner,
})
export const lines = partStyle({
  flexGrow: 1,
  overflowWrap: 'anywhere',
})
export const preferred = partStyle({ margin: 0, fontSize: size.small, color: color['ink-2'] })
export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  paddingBlockStart: space[3],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${actions} form`, { margin: 0 })
