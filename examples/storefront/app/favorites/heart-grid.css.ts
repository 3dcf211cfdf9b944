import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

/** Beside the heart that it is about; nothing while there is no sentence. */
export const failed = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
  margin: 0,
  padding: space[2],
  color: color.rust,
  fontSize: size.small,
  backgroundColor: color.raised,
  selectors: { '&:empty': { display: 'none' } },
})
