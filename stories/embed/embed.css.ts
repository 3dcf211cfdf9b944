import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

export const card = style({ maxInlineSize: '300px' })
export const wide = style({ maxInlineSize: '680px' })
export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[6],
})
export const choices = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minInlineSize: 0,
})
export const code = style({
  overflowX: 'auto',
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.hair}`,
  background: color.sunk,
  fontSize: size.note,
})
