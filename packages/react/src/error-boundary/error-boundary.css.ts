import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const again = style({ marginBlockStart: vars.space['2-half'] })
