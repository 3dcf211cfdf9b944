import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const yard = style({ maxInlineSize: '880px' })
export const panel = style({ maxInlineSize: '410px' })
export const every = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const name = style({ fontSize: vars.size.h4, marginBlockEnd: vars.space[2] })
