import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

/** What a page says of a change, above what it was about. */
export const errorNotice = style({ marginBlockEnd: vars.space[5] })
