import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const card = style({ maxInlineSize: '290px' })
export const grid = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 220px), 1fr))',
})
export const framed = style({ border: `1px solid ${vars.color.hair}` })
