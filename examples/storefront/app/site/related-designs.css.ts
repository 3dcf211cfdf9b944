import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const related = style({
  paddingBlockEnd: vars.space[7],
  '@media': { print: { display: 'none' } },
})
globalStyle(`${related} > h2`, { marginBlockEnd: vars.space[5] })
