import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@selvage/react/vars'
import { media } from '@selvage/react/tokens'

const { color, line, size, space } = vars

/** Facts side by side under a line each: one column on phones, two on tablets, three beyond. */
export const tiles = style({
  display: 'grid',
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(min-width: 497px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`${tiles} > li`, {
  borderBlockStart: `${line.hair} solid ${color.hair}`,
  minInlineSize: 0,
})
globalStyle(`${tiles} h3`, { fontSize: size.h4, marginBlockEnd: space[2] })
globalStyle(`${tiles} p`, { margin: 0 })
