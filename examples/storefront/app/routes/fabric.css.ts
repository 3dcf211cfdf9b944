import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

export const about = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[7],
  '@media': { [media.fromDesktop]: { gridTemplateColumns: '1fr 1fr' } },
})
export const tag = style({ display: 'inline-block', marginInlineEnd: vars.space[4], minBlockSize: '1.5rem' })
export const related = style({ paddingBlockEnd: vars.space[7] })
globalStyle(`${related} > h2`, { marginBlockEnd: vars.space[5] })
