import { style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

export const title = style({ paddingBlockStart: vars.space[6], marginBlock: 0 })
/** The country of delivery and the currency, with the way to change them. */
export const region = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color['ink-2'],
})
/** The days of arrival, on one line of a narrow phone: the way to the checkout is in view there. */
export const arrival = style({ display: 'block', fontSize: vars.size.small })
