import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/layered.ts'

const { color, leading, line, size, space } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '32px',
  paddingBlock: space[1],
  paddingInline: space['2-half'],
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: 'none',
  color: color.ink,
  fontSize: size.small,
  lineHeight: leading.control,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunk } },
})
