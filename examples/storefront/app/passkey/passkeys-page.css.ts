import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { line, color, space } = vars

/** The list and the form in a column that is as wide as its words need. */
export const column = style({ maxInlineSize: '720px' })
export const add = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${add} h2`, { margin: `0 0 ${space[4]}` })
