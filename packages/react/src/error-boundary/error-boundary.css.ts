import { style } from '@vanilla-extract/css'

export const again = style({ marginBlockStart: '10px' })
