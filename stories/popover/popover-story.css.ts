import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: '340px',
  alignItems: 'flex-start',
})
