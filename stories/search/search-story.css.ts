import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'
import { style } from '@vanilla-extract/css'

export const title = style({ marginBlockEnd: vars.space[3] })
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[7] },
  },
})
