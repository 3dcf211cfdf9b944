import { vars } from '../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../theme/layered.ts'

const { color, line, size, space } = vars

export const question = style({
  padding: space[5],
  border: `${line.chosen} solid ${color.ink}`,
  background: color.raised,
})
export const title = partStyle({ margin: `0 0 ${space[2]}`, fontSize: size.h3 })
export const answers = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
})
globalStyle(`${answers} form`, { margin: 0 })
