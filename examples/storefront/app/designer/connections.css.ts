import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { space } = vars

export const connection = style({ marginBlockEnd: space[7] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginBlockEnd: space[4],
})
globalStyle(`${head} h2`, { margin: 0, overflowWrap: 'anywhere' })
