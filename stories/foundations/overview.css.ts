import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const page = style({ paddingBlock: `${space[7]} calc(${space[7]} + ${space[2]})` })
export const section = style({
  borderBlockStart: `1px solid ${color.edge}`,
  paddingBlockStart: space[4],
  marginBlockStart: space['6-half'],
  minInlineSize: 0,
})
export const title = style({
  fontSize: size.h3,
  marginBlockEnd: `calc(${space[4]} + ${space.half})`,
})
export const piece = style({ blockSize: '110px', maxInlineSize: '860px' })
export const narrow = style({ maxInlineSize: '860px' })
export const steps = style({ display: 'grid', gap: space[3], marginBlockStart: space[5] })
export const pair = style({
  display: 'grid',
  gap: `0 calc(${space[7]} + ${space[2]})`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
})
export const apart = style({ marginBlockStart: space['4-half'] })
export const swatch = style({ display: 'block', inlineSize: '58px' })
