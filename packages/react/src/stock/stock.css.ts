import { style } from '../theme/layered.ts'
import { vars } from '../theme/contract.css.ts'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  background: vars.color.sunk,
})
