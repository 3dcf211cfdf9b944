import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { line, color, space } = vars

/** A part of the page below the form of the profile. */
export const part = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${part} > h2`, { margin: 0 })
globalStyle(`${part} > p`, { margin: `${space[2]} 0 ${space[5]}`, color: color['ink-2'] })
