import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const column = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '420px' })
export const list = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: '820px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
