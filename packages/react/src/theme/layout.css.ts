import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/**
 * How far a picture in a page's column may reach over its edges on a phone; nothing where there is
 * no such column.
 */
export const bleed = '--selvage-bleed'

/** The page's column. */
export const wrap = style({
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  paddingInline: vars.measure.gutter,
  vars: { [bleed]: vars.measure.gutter },
})

/** Things side by side that may wrap. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})

/** Things side by side, pushed to both ends. */
export const between = style([row, { justifyContent: 'space-between' }])

/** Things under each other. */
export const stack = style({ display: 'grid', gap: vars.space[4] })
