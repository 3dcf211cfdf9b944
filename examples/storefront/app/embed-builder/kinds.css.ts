import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, space } = vars

export const kinds = style({ gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' })
export const drawing = style({ display: 'block', marginBlockEnd: space[2], maxInlineSize: '70%' })
export const lines = style({ fill: 'none', stroke: color['ink-2'], strokeWidth: 1.2 })
export const cloth = style({ fill: color.hair })
export const filled = style({ fill: color.madder })
