import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { line, color, space } = vars

/** The form of the password, apart from that of the profile. */
export const password = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${password} > h2`, { margin: 0 })
globalStyle(`${password} > p`, { margin: `${space[2]} 0 ${space[5]}`, color: color['ink-2'] })
