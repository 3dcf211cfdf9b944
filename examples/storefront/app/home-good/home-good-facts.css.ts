import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, space } = vars

export const facts = style({ margin: 0 })
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) 3fr',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
})
globalStyle(`${facts} dt`, { color: color['ink-2'] })
globalStyle(`${facts} dd`, { margin: 0 })
export const care = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
})
