import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

/** The position of the summary in the header. */
export const corner = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'start',
  minBlockSize: '560px',
})

export const start = style([corner, { justifyContent: 'start' }])

export const title = style({ marginBlockEnd: vars.space[5] })
