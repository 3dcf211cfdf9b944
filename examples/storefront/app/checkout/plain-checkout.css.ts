import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { space } = vars

export const plain = style({ display: 'grid', gap: space[5], maxInlineSize: '700px' })
export const form = style({ display: 'grid', gap: space[4] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
