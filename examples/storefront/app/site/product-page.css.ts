import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

export const designer = style({ paddingBlock: vars.space[7] })
export const tag = style({
  display: 'inline-block',
  marginInlineEnd: vars.space[4],
  minBlockSize: '1.5rem',
})
/** The calculator below a product. */
export const calculator = style({
  marginBlockStart: vars.space[8],
  display: 'grid',
  gap: vars.space[5],
  // A plan has a paper of its own.
  '@media': { print: { display: 'none' } },
})
/** The breadcrumb, and the link to the same design on something else. */
export const pageTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  alignItems: 'baseline',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.small,
})
// The buy button is in view on a phone, below the picture; beside it the form fits the view.
globalStyle(`${pageTop} nav ol`, {
  '@media': {
    [media.upToTablet]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
    [media.fromLarge]: { paddingBlock: vars.space['1-half'] },
  },
})
export const pageLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${pageLinks} > a`, { minBlockSize: '1.5rem' })
