import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginBlockStart: space[7],
  // A link to it leaves its heading below what sticks to the top of the view.
  scrollMarginBlockStart: space[7],
  ':focus': { outline: 'none' },
})
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
})
export const title = partStyle({ fontSize: size.h2 })
export const note = partStyle({ margin: 0, color: color['ink-2'] })
export const lines = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const acts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[3],
})
export const problem = style({ marginBlock: `${space[2]} 0`, color: color.madder })
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
