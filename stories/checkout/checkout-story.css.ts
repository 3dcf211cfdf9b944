import { style } from '@vanilla-extract/css'

export const column = style({ maxInlineSize: '700px' })
