import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const lines = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[7]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), max-content))',
  marginBlockStart: vars.space[5],
  '@media': { print: { display: 'none' } },
})
