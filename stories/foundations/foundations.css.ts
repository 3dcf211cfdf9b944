import { vars } from '@selvage/react/vars'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  marginBlock: '20px 40px',
})
export const token = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${vars.color.hair}`,
  fontSize: '0.8125rem',
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
  gap: '4px 24px',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.hair}`,
})
export const bars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  fontSize: '0.75rem',
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
