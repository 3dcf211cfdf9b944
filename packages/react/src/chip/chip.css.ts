import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, line, size } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  paddingBlock: '5px',
  paddingInline: '10px',
  border: `1px solid ${color.edge}`,
  borderRadius: line.corner,
  background: 'none',
  color: color.ink,
  fontSize: size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunk } },
})
