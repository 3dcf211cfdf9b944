import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'

const { color, line, size, space } = vars

/** The picture keeps its window before it is there. */
export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: color.sunk,
})
export const figure = partStyle({ margin: 0 })
export const caption = partStyle({
  marginBlockStart: space[2],
  color: color['ink-2'],
  fontSize: size.small,
})
/** A size, drawn as its share of the largest one. */
export const share = partStyle({
  display: 'block',
  inlineSize: 'auto',
  marginBlockEnd: space[2],
  overflow: 'visible',
})
export const largest = partStyle({
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 1,
  strokeDasharray: '2 2',
})
export const piece = partStyle({ fill: color.ink })
/** A choice with a sentence about the chosen one. */
export const choice = partStyle({ display: 'grid', gap: space[2] })
/** A choice that has no other. */
export const only = partStyle({ margin: 0, fontSize: size.label })
export const shapes = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
})
globalStyle(`${shapes} a`, {
  display: 'block',
  padding: `${space[2]} ${space[3]}`,
  border: `${line.hair} solid ${color.edge}`,
  textDecoration: 'none',
})
globalStyle(`${shapes} a[aria-current]`, {
  borderColor: color.ink,
  boxShadow: `inset 0 0 0 ${line.hair} ${color.ink}`,
})
