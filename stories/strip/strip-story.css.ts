import { globalStyle, style } from '@vanilla-extract/css'

export const piece = style({ maxInlineSize: '860px' })
globalStyle(`${piece} > :first-child`, { blockSize: '130px' })
export const tall = style({ display: 'inline-flex', blockSize: '420px' })
export const thin = style({ inlineSize: '220px' })
