import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

export const hero = style({
  paddingBlock: vars.space[6],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(300px, 5fr) 8fr' } },
})
globalStyle(`${hero} h1`, { maxInlineSize: '12ch', marginBlockEnd: vars.space[4] })
globalStyle(`${hero} p`, { maxInlineSize: '46ch' })

export const band = style({
  paddingBlock: vars.space[6],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hair}`,
})
globalStyle(`${band} > h2`, { marginBlockEnd: vars.space[5] })
export const bandHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[5],
})

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const
export const colours = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[3],
})
export const colour = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
})

export const steps = style({
  ...list,
  gap: vars.space[6],
  counterReset: 'step',
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
globalStyle(`${steps} h3`, { marginBlockEnd: vars.space[3] })

export const tools = style({
  ...list,
  gap: vars.space[6],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
})
globalStyle(`${tools} h3`, { marginBlockEnd: vars.space[3] })
