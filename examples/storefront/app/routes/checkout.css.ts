import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

/** The checkout begins in the browser: its room is kept, so that nothing below it moves. */
export const room = style({
  minBlockSize: '100vh',
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const noScript = style({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[6] })
