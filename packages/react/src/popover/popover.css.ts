import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, space } = vars

export const anchor = style({ position: 'relative', display: 'inline-block' })
export const opener = style({
  border: 0,
  padding: `${space[2]} 0`,
  minBlockSize: '44px',
  background: 'none',
  font: 'inherit',
  fontSize: vars.size.label,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
})
export const panel = style({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  inlineSize: 'min(420px, calc(100vw - 32px))',
  maxBlockSize: 'min(640px, calc(100dvh - 120px))',
  overflowY: 'auto',
  border: `1px solid ${color.edge}`,
  background: color.paper,
  padding: space[5],
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetBlockStart: space[8],
      insetInline: space[4],
      inlineSize: 'auto',
    },
  },
})
