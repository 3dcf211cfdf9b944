import { style } from '@vanilla-extract/css'

export const card = style({ maxInlineSize: '300px' })
export const wide = style({ maxInlineSize: '680px' })
