import { vars } from '../theme/contract.css.ts'
import { partStyle, style } from '../theme/layered.ts'

const { color, size, space } = vars

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
})
export const error = partStyle({
  flexBasis: '100%',
  margin: 0,
  color: color.rust,
  fontSize: size.small,
})
