import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, line, size, space } = vars

export const page = style({ paddingBlock: space[5] })

export const scrolled = style({ overflowX: 'auto' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: size.small })
globalStyle(`${table} :is(th, td)`, {
  padding: space[2],
  borderBlockEnd: `${line.hair} solid ${color.hair}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} td:last-child`, { minInlineSize: '16rem', overflowWrap: 'anywhere' })
