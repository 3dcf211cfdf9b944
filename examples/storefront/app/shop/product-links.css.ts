import { style } from '@vanilla-extract/css'
import { media } from '@selvage/react/tokens'
import { vars } from '@selvage/react/vars'

/** A quiet row above the results. */
export const products = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlock: `${vars.line.hair} solid ${vars.color.hair}`,
})
export const heading = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  color: vars.color['ink-2'],
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One row that is scrolled to both edges of a small screen: lines of them push the designs away.
  '@media': {
    [media.upToTablet]: {
      flexWrap: 'nowrap',
      // As wide as the view, whatever the row would take.
      inlineSize: 0,
      minInlineSize: `calc(100% + 2 * ${vars.measure.gutter})`,
      marginInline: `calc(-1 * ${vars.measure.gutter})`,
      paddingInline: vars.measure.gutter,
      overflowX: 'auto',
      scrollPaddingInline: vars.measure.gutter,
      scrollSnapType: 'x proximity',
    },
  },
})
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[2],
  scrollSnapAlign: 'start',
  '@media': { [media.upToTablet]: { whiteSpace: 'nowrap' } },
})
