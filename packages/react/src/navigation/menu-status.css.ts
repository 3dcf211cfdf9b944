import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, size, space } = vars

/** A line in the place of a menu that is not there yet. */
export const status = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color['ink-2'],
  fontSize: size.label,
  selectors: { '&:not(:empty)': { paddingBlock: space[2] } },
})
