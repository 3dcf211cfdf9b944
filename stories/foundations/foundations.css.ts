import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  marginBlock: `${vars.space['4-half']} ${vars.space['6-half']}`,
})
export const token = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2-half'],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hair}`,
  fontSize: vars.size.small,
})
export const end = style({
  marginInlineStart: 'auto',
  color: vars.color['ink-2'],
  fontVariantNumeric: 'tabular-nums',
})
export const specimen = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space['2-half'],
  borderBlockEnd: `1px solid ${vars.color.hair}`,
})
export const bars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
  fontSize: vars.size.note,
  textAlign: 'center',
})
export const bar = style({ fill: vars.color['ink-2'] })
export const mover = style({
  inlineSize: '48px',
  blockSize: '48px',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.raised,
  transition: `background ${vars.motion.move}, translate ${vars.motion.move}`,
  selectors: { '&:hover, &:focus-visible': { background: vars.color.ink, translate: '12px 0' } },
})
export const scale = style({ fontSize: vars.size.h4 })
