import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

const { color, line, space } = vars

/** The summary beside the list. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  paddingBlockEnd: space[7],
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
})
globalStyle(`${head} p`, { margin: 0 })
export const write = style({
  display: 'grid',
  gap: space[5],
  maxInlineSize: '48rem',
  paddingBlock: `${space[6]} ${space[8]}`,
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  scrollMarginBlockStart: space[7],
})
export const link = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const section = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `${line.hair} solid ${color.hair}`,
})
export const narrow = style({ display: 'grid', gap: space[4], maxInlineSize: '26rem' })
