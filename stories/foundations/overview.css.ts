import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

const { color, size } = vars

export const page = style({ paddingBlock: '48px 56px' })
export const section = style({
  borderBlockStart: `1px solid ${color.edge}`,
  paddingBlockStart: '16px',
  marginBlockStart: '40px',
  minInlineSize: 0,
})
export const title = style({ fontSize: size.h3, marginBlockEnd: '18px' })
export const piece = style({ blockSize: '110px', maxInlineSize: '860px' })
export const narrow = style({ maxInlineSize: '860px' })
export const steps = style({ display: 'grid', gap: '12px', marginBlockStart: '24px' })
export const pair = style({
  display: 'grid',
  gap: '0 56px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
})
export const apart = style({ marginBlockStart: '20px' })
export const swatch = style({ display: 'block', inlineSize: '58px' })
