import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, space } = vars

/** A menu under a rule. */
export const menu = style({
  borderBlockStart: `1px solid ${color.hair}`,
  paddingBlock: `${space[5]} ${space[4]}`,
})
globalStyle(`${menu} h2`, { marginBlockEnd: space[3] })
