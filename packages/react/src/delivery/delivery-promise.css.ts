import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const promise = style({ display: 'grid', gap: vars.space[1] })
export const days = style({ margin: 0 })
export const terms = style({ margin: 0, color: vars.color['ink-2'], fontSize: vars.size.small })
