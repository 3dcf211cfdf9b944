import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const form = style({ maxInlineSize: '560px' })
export const question = style({ maxInlineSize: '560px', marginBlockEnd: vars.space[5] })
/** A link below the form, apart from its button. */
export const below = style({ marginBlock: `${vars.space[5]} 0` })
