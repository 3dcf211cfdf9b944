import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'

const { color, space, size } = vars

export const page = style({ paddingBlock: `${space[5]} ${space[7]}` })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: `${space[3]} ${space['3-half']}`,
})
globalStyle(`${head} h1`, { margin: 0, fontSize: size.h2, overflowWrap: 'anywhere' })
globalStyle(`${head} p`, { margin: 0, color: color['ink-2'] })
/** The links under a list or a page. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[4],
})
