import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  padding: space[5],
})
export const piece = style({ flex: '0 1 320px', minInlineSize: 0 })
export const facts = style({ flex: '1 1 260px', margin: 0 })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.hair}`,
  fontSize: size.small,
})
