import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'

const { color, line, size, space } = vars

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
})
globalStyle(`${link} > :first-child`, { inlineSize: '100%' })
export const title = partStyle({
  fontSize: size.h4,
  marginBlockEnd: space[2],
})
export const list = partStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const item = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  fontSize: size.small,
})
export const when = partStyle({ display: 'block', color: color['ink-2'] })
