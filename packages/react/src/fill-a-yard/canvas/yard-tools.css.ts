import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, size, space, weight } = vars

export const title = style({
  fontSize: size.h4,
  fontWeight: weight.title,
  marginBlockEnd: space[3],
})
export const groups = style({ display: 'grid', gap: space[3] })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const hint = style({ margin: 0, fontSize: size.small, color: color['ink-2'] })
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[3],
})
globalStyle(`${links} button[aria-disabled="true"]`, {
  borderColor: 'transparent',
  textDecoration: 'none',
})
