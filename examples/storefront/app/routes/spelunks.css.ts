import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const types = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] })
globalStyle(`${types} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' })
globalStyle(`${types} a[aria-current]`, { fontWeight: vars.weight.strong })
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[6],
})
