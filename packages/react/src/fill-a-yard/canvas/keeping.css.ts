import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, line, size, space, weight } = vars

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
})
globalStyle(`${link} > :first-child`, { inlineSize: '100%' })
export const title = style({
  fontSize: size.h4,
  fontWeight: weight.title,
  marginBlockEnd: space[2],
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  fontSize: size.small,
})
export const when = style({ display: 'block', color: color['ink-2'] })
