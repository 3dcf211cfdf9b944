import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle } from '../theme/layered.ts'

const { color, leading, line, size, space, weight } = vars

export const choice = partStyle({ display: 'grid', gap: space[4] })
export const list = partStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${list} form`, { margin: 0 })
/** A whole row that is pressed: its mark, the name, and how many designs there are. */
export const row = partStyle({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space[2],
  paddingInline: space['3-half'],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: color.raised,
  color: color.ink,
  textAlign: 'start',
  lineHeight: leading.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:focus-visible': { outline: `${line.focus} solid ${color.chalk}`, outlineOffset: '2px' },
  },
})
export const name = partStyle({ fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const count = partStyle({ fontSize: size.small, color: color['ink-2'] })
export const mark = partStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: { '[aria-pressed="false"] > &': { opacity: 0 } },
})
/** The form of a new collection: its field and the button beside it. */
export const create = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'end',
  gap: space[3],
  margin: 0,
})
export const enter = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
})
