import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/**
 * A custom property: how far a picture may extend beyond the page's column on a phone. It is unset
 * outside a column.
 */
export const bleed = '--selvage-bleed'

/** The page's column. */
export const wrap = style({
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  paddingInline: vars.measure.gutter,
  vars: { [bleed]: vars.measure.gutter },
})

/** Elements side by side, wrapping when necessary. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})

/** Elements side by side, pushed to both ends. */
export const between = style([row, { justifyContent: 'space-between' }])

/** Elements below each other. */
export const stack = style({ display: 'grid', gap: vars.space[4] })
