import { style } from '@vanilla-extract/css'

/** The checkout begins in the browser: its room is kept, so that nothing below it moves. */
export const room = style({ minBlockSize: '100vh' })
