import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/layered.ts'

export const skip = style({
  position: 'absolute',
  zIndex: 50,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[3]} calc(${vars.space[4]} + ${vars.space.half})`,
  background: vars.color.ink,
  color: vars.color.paper,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      blockSize: '1px',
      inlineSize: '1px',
      overflow: 'hidden',
      padding: 0,
    },
  },
})
