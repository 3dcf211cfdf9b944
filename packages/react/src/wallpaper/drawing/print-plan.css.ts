import { vars } from '../../theme/contract.css.ts'
import { partStyle } from '../../theme/layered.ts'

const { color, size, space } = vars

export const keep = partStyle({
  borderBlockStart: `1px solid ${color.hair}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  display: 'grid',
  gap: space[3],
  '@media': { print: { display: 'none' } },
})
export const keepTitle = partStyle({ margin: 0, fontSize: size.h4 })
export const keepRow = partStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@container': { '(min-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
