import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars

/** Two lists of facts, each under its heading. */
export const facts = style({ marginBlockEnd: space[5] })
globalStyle(`${facts} > h2`, { margin: `${space[4]} 0 ${space[2]}`, fontSize: size.h4 })
globalStyle(`${facts} > ul`, { margin: 0, paddingInlineStart: space[5] })
globalStyle(`${facts} > p`, { margin: `${space[3]} 0 0`, color: color['ink-2'] })
/** Buttons under each other. */
export const actions = style({ display: 'grid', gap: space[3], marginBlockStart: space[4] })
/** The sentences below a form. */
export const below = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[5],
  color: color['ink-2'],
  fontSize: size.small,
})
globalStyle(`${below} > p`, { margin: 0 })
