import { vars } from './contract.css.ts'
import { partStyle } from './layered.ts'

/**
 * A custom property: how far a picture may extend beyond the page's column on a phone. It is unset
 * outside a column.
 */
export const bleed = '--selvage-bleed'

/** The page's column. */
export const wrap = partStyle({
  maxInlineSize: vars.measure.page,
  marginInline: 'auto',
  paddingInline: vars.measure.gutter,
  vars: { [bleed]: vars.measure.gutter },
})

/** Elements side by side, wrapping when necessary. */
export const row = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})

/** Elements side by side, pushed to both ends. */
export const between = partStyle([row, { justifyContent: 'space-between' }])

/** Elements below each other. */
export const stack = partStyle({ display: 'grid', gap: vars.space[4] })
