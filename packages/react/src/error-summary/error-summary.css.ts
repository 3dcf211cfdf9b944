import { style } from '@vanilla-extract/css'
import { flash } from '../flash/flash.css.ts'
import { vars } from '../theme/contract.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
/** With space to the form below it. */
export const summary = style([flash({ severity: 'error' }), { marginBlockEnd: vars.space[5] }])
/** Tall enough as a touch target. */
export const link = style({ display: 'inline-block', minBlockSize: '24px' })
