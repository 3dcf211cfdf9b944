import { vars } from '../../theme/contract.css.ts'
import { partStyle, style } from '../../theme/layered.ts'
import { displayFace } from '../../theme/type.css.ts'

const { color, leading, size, space, weight } = vars

/** It counts with a script alone; without one the calculator below has a form of its own. */
export const box = style({
  display: 'grid',
  gap: space['1-half'],
  paddingBlock: `${space['2-half']} ${space[3]}`,
  paddingInline: space[4],
  background: color.sunk,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const question = partStyle([
  displayFace,
  { margin: 0, fontSize: size.lead, lineHeight: leading.title },
])
export const fields = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  columnGap: space[3],
  rowGap: space[2],
})
export const understood = partStyle({
  margin: 0,
  color: color.leaf,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const offers = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const need = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  margin: 0,
  fontSize: size.small,
  fontWeight: weight.plain,
})
