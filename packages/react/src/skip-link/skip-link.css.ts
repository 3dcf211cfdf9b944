import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const skip = style({
  position: 'absolute',
  zIndex: 50,
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  padding: '12px 18px',
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
