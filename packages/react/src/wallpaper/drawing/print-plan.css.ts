import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color, size, space } = vars

export const keep = style({
  borderBlockStart: `1px solid ${color.hair}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  display: 'grid',
  gap: space[3],
  '@media': { print: { display: 'none' } },
})
export const keepTitle = style({ margin: 0, fontSize: size.h4 })
export const keepRow = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@container': { '(min-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
