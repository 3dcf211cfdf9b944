import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: `calc(${vars.space[9]} * 6)`,
  paddingBlock: vars.space[6],
})
export const text = style({ margin: 0 })
export const subtitle = style({ margin: 0, fontSize: vars.size.h4 })
export const lines = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})
