import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, font, leading, line, size, space, weight } = vars

export const page = partStyle({ display: 'grid', gap: space[6] })
export const heading = partStyle({ margin: `0 0 ${space[3]}`, fontSize: size.h3 })
export const balance = partStyle({
  background: color.sunk,
  paddingBlock: space[4],
  paddingInline: space[5],
})
export const amount = partStyle({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.h1,
  lineHeight: leading.title,
})
export const worth = partStyle({ margin: `${space[2]} 0 0`, color: color['ink-2'] })
export const none = partStyle({ margin: 0, color: color['ink-2'] })
export const list = partStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
export const kind = partStyle({ display: 'block', fontWeight: weight.strong })
export const facts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: color['ink-2'],
  fontSize: size.small,
})
export const sum = partStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
