import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const title = style({ paddingBlock: vars.space[6], marginBlock: 0 })
