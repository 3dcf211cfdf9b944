import { vars } from '../theme/contract.css.ts'
import { partStyle } from '../theme/layered.ts'

const { color, space } = vars

export const form = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: space[4],
  maxInlineSize: '60rem',
  paddingBlock: space[4],
  color: color.ink,
})
