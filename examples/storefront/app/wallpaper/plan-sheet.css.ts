import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { lightColors } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, size, space } = vars
const print = 'print'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  '@media': { [print]: { display: 'none' } },
})
/** The sheet of paper: ink on white in every theme, and all that prints. */
export const sheet = style({
  vars: assignVars(color, lightColors),
  display: 'grid',
  gap: space[4],
  maxInlineSize: '816px',
  marginInline: 'auto',
  padding: space[6],
  background: '#fff',
  color: color.ink,
  border: `1px solid ${color.hair}`,
  fontSize: size.small,
  '@media': {
    '(max-width: 600px)': { padding: space[4] },
    [print]: { maxInlineSize: 'none', border: 0, fontSize: size.paper },
  },
})
export const a4 = style({ maxInlineSize: '794px' })
export const wide = style({ overflowWrap: 'anywhere' })
globalStyle(`${sheet} svg[role=img]`, { maxBlockSize: '105mm' })
globalStyle(`${sheet} :is(h1, h2)`, { color: color.ink })
globalStyle(`${sheet} :is(li, figure)`, { breakInside: 'avoid' })
