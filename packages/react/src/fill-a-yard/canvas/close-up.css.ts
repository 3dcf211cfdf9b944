import { vars } from '../../theme/contract.css.ts'
import { globalStyle, partStyle, style } from '../../theme/layered.ts'
import { onPrint } from '../../tokens/on-print.table.ts'

const { color, leading, size, space } = vars

export const closeUp = style({
  display: 'grid',
  gridTemplateColumns: '118px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
})
export const picture = partStyle({
  position: 'relative',
  // Cloth is white in every theme.
  background: onPrint.light,
  boxShadow: `inset 0 0 0 0.5px ${color.edge}`,
})
export const cloth = partStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const title = partStyle({ fontSize: size.h4 })
export const holds = partStyle({
  margin: `${space[1]} 0 ${space[2]}`,
  fontSize: size.small,
  lineHeight: leading.title,
})
globalStyle(`${closeUp} button`, { minBlockSize: '44px' })
