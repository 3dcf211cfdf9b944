import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const drawing = style({ maxInlineSize: '960px' })
export const panel = style({ maxInlineSize: '480px' })
export const every = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const name = style({ fontSize: vars.size.h4, marginBlockEnd: vars.space[2] })
