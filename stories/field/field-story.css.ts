import { style } from '@vanilla-extract/css'

export const swatch = style({ display: 'block', inlineSize: '58px' })
