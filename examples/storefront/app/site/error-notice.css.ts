import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

/** The place of an error message above the form that it is about. */
export const errorNotice = style({ marginBlockEnd: vars.space[5] })
