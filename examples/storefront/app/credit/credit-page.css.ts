import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { space } = vars

/** The ways to more credit, beside each other where there is room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[5],
})
