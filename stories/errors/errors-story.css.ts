import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  maxInlineSize: '820px',
})
export const row = style({ display: 'grid', gap: vars.space[1] })
export const code = style({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const destination = style({ color: vars.color['ink-2'] })
export const message = style({ margin: 0 })
